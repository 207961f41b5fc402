import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs'
import IconArrowForwardUp from '@tabler/icons-react/dist/esm/icons/IconArrowForwardUp.mjs'
import { useMessages } from '#client/i18n/i18n.ts'
import { useKeyText } from '#client/shortcuts/shortcuts.ts'
import { Button } from '#client/ui/button.tsx'
import { actionMessages } from './messages.ts'

type Props = { canUndo: boolean; canRedo: boolean; onUndo: () => void; onRedo: () => void }

const STEPS = { undo: IconArrowBackUp, redo: IconArrowForwardUp } as const

/** Undo and Redo. The page obeys their keys. */
export function HistoryButtons({ canUndo, canRedo, onUndo, onRedo }: Props) {
  const t = useMessages(actionMessages)
  const keys = useKeyText()
  const button = (step: keyof typeof STEPS, isPossible: boolean, onClick: () => void) => {
    const Picture = STEPS[step]
    return (
      <Button
        // Not `disabled`, so that the pressed button keeps the focus.
        aria-disabled={!isPossible}
        aria-label={t(step)}
        title={t(`${step}Keys`, { keys: keys(step) })}
        onClick={onClick}
      >
        <Picture size={18} aria-hidden={true} />
      </Button>
    )
  }
  return (
    <>
      {button('undo', canUndo, onUndo)}
      {button('redo', canRedo, onRedo)}
    </>
  )
}
