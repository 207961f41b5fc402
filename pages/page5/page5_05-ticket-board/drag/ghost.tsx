import IconBan from '@tabler/icons-react/dist/esm/icons/IconBan.mjs'
import IconCornerDownRight from '@tabler/icons-react/dist/esm/icons/IconCornerDownRight.mjs'
import type { RefObject } from 'react'
import { useLocale } from '#client/i18n/use-locale.ts'
import drag from '#client/ui/drag/ghost.module.css'
import look from '#client/ui/look.module.css'
import { messages } from '#pages/page5/page5_05-ticket-board/messages.ts'
import { wrongInMove } from '#resources/tickets/rules.ts'
import type { Held } from './use-held.ts'

/** The element that follows the pointer: the dragged card, the target of a drop, and whether it would be refused. */
export function Ghost({ at, held }: { at: RefObject<HTMLDivElement | null>; held: Held }) {
  const { t, language } = useLocale(messages)
  const { ticket, slot } = held
  const wrong = wrongInMove(ticket, slot.status)
  return (
    <div
      ref={at}
      className={`${look.over} ${look.line} ${look.toned} ${drag.ghost}`}
      data-tone={wrong ? 'bad' : undefined}
    >
      {wrong ? <IconBan size={16} aria-hidden /> : <IconCornerDownRight size={16} aria-hidden />}
      <span>
        {ticket.title[language]} → {t(slot.status)}
        {wrong && (
          <small className={`${look.block} ${look.normal}`}>
            {t(`refused_${wrong}`, { from: t(ticket.status), to: t(slot.status) })}
          </small>
        )}
      </span>
    </div>
  )
}
