import { memo } from 'react'
import type { Formats } from '#client/i18n/formats.ts'
import type { Translate } from '#client/i18n/i18n.ts'
import { LinkIfHere } from '#client/router/link-if-here.tsx'
import { linkIfHere } from '#client/router/links.ts'
import look from '#client/ui/look.module.css'
import type { NamedEvent } from '#resources/events/contract.ts'
import type { EventSubject } from '#resources/events/rules.ts'
import type { Language } from '#shared/messages.ts'
import styles from './long-list.module.css'
import type { messages } from './messages.ts'

type Props = {
  event: NamedEvent | undefined
  index: number
  /** Its distance from the top of the table, in pixels. */
  top: number
  /** The row is the tab stop. */
  isStop: boolean
  t: Translate<keyof typeof messages.texts>
  language: Language
  formats: Formats
  onFocus: (index: number) => void
}

/**
 * A row of the list, or its skeleton while it is loading. Tab leads from the row to its links. Renders again only when
 * its own props change, not whenever the list is scrolled.
 */
export const EventRow = memo(function EventRow({ event, index, top, isStop, t, language, formats, onFocus }: Props) {
  return (
    <tr
      // Row 1 is the head.
      aria-rowindex={index + 2}
      aria-busy={event === undefined || undefined}
      data-index={index}
      className={`${look.insideFocus} ${look.full} ${styles.row}`}
      style={{ top }}
      tabIndex={isStop ? 0 : -1}
      onFocus={() => onFocus(index)}
    >
      {event ? (
        <>
          <td>
            {formats.moment(event.at, 'narrowDate')}{' '}
            <span className={look.dim}>{formats.moment(event.at, 'timeSeconds')}</span>
          </td>
          <td>{t(event.kind)}</td>
          <td>
            <EventLink
              subject={event.subject}
              id={event.subjectId}
              name={event.subjectName}
              sku={event.sku}
              {...{ isStop, t, language }}
            />
            {event.memberId !== null && (
              <span className={look.dim}>
                {' '}
                {t('by')}{' '}
                <EventLink subject="member" id={event.memberId} name={event.memberName} {...{ isStop, t, language }} />
              </span>
            )}
          </td>
        </>
      ) : (
        <td colSpan={3}>
          <span className={`${look.block} ${look.roundedSmall} ${look.raised} ${styles.coming}`} />
          <span className="visually-hidden">{t('loading')}</span>
        </td>
      )}
    </tr>
  )
})

type EventLinkProps = {
  subject: EventSubject
  id: number
  name: NamedEvent['subjectName']
  /** Of a product. */
  sku?: string | null
  /** The row is the tab stop, and so are its links. */
  isStop: boolean
  t: Translate<keyof typeof messages.texts>
  language: Language
}

/** The page that shows what an event is about. */
const LINKS: Record<EventSubject, (id: number, sku: string) => string | null> = {
  order: order => linkIfHere('page5_01', { order }),
  ticket: ticket => linkIfHere('page5_05', { ticket }),
  product: (_, search) => linkIfHere('page5_03', { search }),
  site: site => linkIfHere('page7_02', { site }),
  member: member => linkIfHere('page3_01', { isArchived: null, member }),
}

/** What an event is about, by name, and linked. What is gone, or may not be seen, has only its number. */
function EventLink({ subject, id, name, sku, isStop, t, language }: EventLinkProps) {
  const number = t(subject, { id })
  if (name === null && subject !== 'order') return number
  return (
    <LinkIfHere
      className={`${look.link} ${look.plainLink}`}
      to={LINKS[subject](id, sku ?? '')}
      title={name ? (sku ?? number) : undefined}
      tabIndex={isStop ? undefined : -1}
    >
      {name?.[language] ?? number}
    </LinkIfHere>
  )
}
