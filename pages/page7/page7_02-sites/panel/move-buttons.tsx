import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs'
import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs'
import IconArrowRight from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs'
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs'
import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useMessages } from '#client/i18n/i18n.ts'
import { IconButton } from '#client/ui/icon-button.tsx'
import look from '#client/ui/look.module.css'
import { messages } from '#pages/page7/page7_02-sites/messages.ts'
import type { Sites } from '#pages/page7/page7_02-sites/use-sites.ts'
import { viewBeside, zoomed } from '#pages/page7/page7_02-sites/view.ts'

const DIRECTIONS = [
  ['west', IconArrowLeft],
  ['east', IconArrowRight],
  ['north', IconArrowUp],
  ['south', IconArrowDown],
] as const

/** Moves and zooms without the map: to the neighbouring box, which shares no site with this one. */
export function MoveButtons({ sites: { view, size, showView } }: { sites: Sites }) {
  const t = useMessages(messages)
  if (!view || !size) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would have the looks of a form.
    <div className={`${look.flex} ${look.wrapping}`} data-gap="4" role="group" aria-label={t('moveMap')}>
      {DIRECTIONS.map(([direction, icon]) => (
        <IconButton
          key={direction}
          icon={icon}
          label={t(direction)}
          onClick={() => showView(viewBeside(view, size, direction))}
        />
      ))}
      <IconButton icon={IconPlus} label={t('zoomIn')} onClick={() => showView(zoomed(view, 1))} />
      <IconButton icon={IconMinus} label={t('zoomOut')} onClick={() => showView(zoomed(view, -1))} />
    </div>
  )
}
