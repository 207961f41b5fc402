import { memo } from 'react'
import { useLocale } from '#client/i18n/use-locale.ts'
import look from '#client/ui/look.module.css'
import { Bars } from '#client/ui/shapes/bars.tsx'
import type { Ticket } from '#resources/tickets/contract.ts'
import type { Language, Words } from '#shared/messages.ts'
import styles from './board.module.css'
import { messages } from './messages.ts'
import type { Staff } from './use-staff.ts'

type Props = {
  ticket: Ticket
  isHeld: boolean
  tabId: number | null
  staff: Staff
  isUnderWay: (ticketId: number) => boolean
  onFocus: (ticketId: number) => void
  onOpen: (ticketId: number) => void
}

/** A ticket on the board. A click opens it; a drag or Space picks it up. Arrow keys move between cards. */
export function TicketCard({ ticket, isHeld, tabId, staff, isUnderWay, onFocus, onOpen }: Props) {
  return (
    <li>
      <CardFace
        ticket={ticket}
        isHeld={isHeld}
        isTabStop={ticket.id === tabId}
        isBusy={isUnderWay(ticket.id)}
        names={staff.names}
        onFocus={onFocus}
        onOpen={onOpen}
      />
    </li>
  )
}

/** Urgent differs from high by its word and colour. */
const BARS = { low: 1, normal: 2, high: 3, urgent: 3 } as const
const TONES = { low: undefined, normal: undefined, high: 'warn', urgent: 'bad' }

type FaceProps = Pick<Props, 'ticket' | 'isHeld' | 'onFocus' | 'onOpen'> & {
  isTabStop: boolean
  isBusy: boolean
  names: Staff['names']
}

function CardFaceOf({ ticket, isHeld, isTabStop, isBusy, names, onFocus, onOpen }: FaceProps) {
  const { t, language } = useLocale(messages)
  const { id, title, priority, assigneeId } = ticket
  const name = assigneeId === null ? undefined : names.get(assigneeId)
  return (
    <button
      type="button"
      className={`${look.stack} ${look.full} ${look.box} ${look.surface} ${styles.card}`}
      data-gap="8"
      tabIndex={isTabStop ? 0 : -1}
      data-ticket={id}
      data-held={isHeld || undefined}
      aria-pressed={isHeld}
      aria-busy={isBusy}
      onFocus={() => onFocus(id)}
      onClick={() => onOpen(id)}
    >
      <span className={look.breaking}>{title[language]}</span>
      <span className={`${look.note} ${look.row}`} data-gap="8">
        <span className={`${look.medium} ${look.toneText}`} data-tone={TONES[priority]}>
          <Bars count={BARS[priority]}>{t(priority)}</Bars>
        </span>
        <span className={look.digits}>{t('number', { id })}</span>
        {name ? (
          <span className={`${look.away} ${look.badge} ${look.raised}`} title={name[language]}>
            <span aria-hidden>{shortNameOf(name, language)}</span>
            <span className="visually-hidden">{name[language]}</span>
          </span>
        ) : (
          <span>{assigneeId === null ? t('unassigned') : t('member', { id: assigneeId })}</span>
        )}
      </span>
    </button>
  )
}
const CardFace = memo(CardFaceOf)

/** “Ming-Che Chou” is MC, 周銘哲 is 銘哲. A rare character such as 𠮷 stays whole. */
function shortNameOf(name: Words, language: Language): string {
  if (language === 'zh') return [...name.zh].slice(-2).join('')
  const words = name.en.split(' ')
  return [words[0], words.at(-1)].map(word => [...(word ?? '')][0] ?? '').join('')
}
