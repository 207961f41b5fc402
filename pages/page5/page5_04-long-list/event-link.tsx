import type { Translate } from '#client/i18n/i18n.ts'
import { LinkIfHere } from '#client/router/link-if-here.tsx'
import { linkIfHere } from '#client/router/links.ts'
import look from '#client/ui/look.module.css'
import type { NamedEvent } from '#resources/events/contract.ts'
import type { EventSubject } from '#resources/events/rules.ts'
import type { Language } from '#shared/messages.ts'
import type { messages } from './messages.ts'

type Props = {
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
export function EventLink({ subject, id, name, sku, isStop, t, language }: Props) {
  const number = t(subject, { id })
  if (name === null && subject !== 'order') return number
  return (
    <LinkIfHere
      className={look.link}
      to={LINKS[subject](id, sku ?? '')}
      title={name ? (sku ?? number) : undefined}
      tabIndex={isStop ? undefined : -1}
    >
      {name?.[language] ?? number}
    </LinkIfHere>
  )
}
