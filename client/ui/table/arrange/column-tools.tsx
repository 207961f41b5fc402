import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs'
import IconPin from '@tabler/icons-react/dist/esm/icons/IconPin.mjs'
import IconPinFilled from '@tabler/icons-react/dist/esm/icons/IconPinFilled.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useMessages } from '#client/i18n/i18n.ts'
import type { Icon } from '#client/theme/icon.ts'
import { IconButton } from '#client/ui/icon-button.tsx'
import look from '#client/ui/look.module.css'
import { arrangeMessages } from './messages.ts'
import { NARROWEST_PX, STEP_PX, WIDEST_PX } from './widths.ts'

type ToolsProps = {
  title: string
  isPinned: boolean
  mayPin: boolean
  px: number
  onPin: () => void
  onWidth: (px: number) => void
}

/** Further options of a column in the menu: whether it is pinned, and its width. */
export function ColumnTools({ title, isPinned, mayPin, px, onPin, onWidth }: ToolsProps) {
  const t = useMessages(arrangeMessages)
  const canPin = isPinned || mayPin
  const Pin = isPinned ? IconPinFilled : IconPin
  return (
    <span className={`${look.flex} ${look.middle} ${look.away}`}>
      <IconButton
        icon={Pin}
        aria-pressed={isPinned}
        aria-disabled={!canPin}
        label={t(canPin ? 'pin' : 'pinFull', { column: title })}
        onClick={canPin ? onPin : undefined}
      />
      <Step
        icon={IconMinus}
        label={t('narrower', { column: title })}
        isAtEnd={px <= NARROWEST_PX}
        onStep={() => onWidth(px - STEP_PX)}
      />
      <output className={`${look.dim} ${look.small} ${look.digits} ${look.centerText}`} style={{ minWidth: 46 }}>
        {t('width', { px })}
      </output>
      <Step
        icon={IconPlus}
        label={t('wider', { column: title })}
        isAtEnd={px >= WIDEST_PX}
        onStep={() => onWidth(px + STEP_PX)}
      />
    </span>
  )
}

type StepProps = { icon: Icon; label: string; isAtEnd: boolean; onStep: () => void }

/** Not `disabled`: at the limit, the button keeps the focus. */
const Step = ({ icon: Picture, label, isAtEnd, onStep }: StepProps) => (
  <IconButton icon={Picture} aria-disabled={isAtEnd} label={label} onClick={isAtEnd ? undefined : onStep} />
)
