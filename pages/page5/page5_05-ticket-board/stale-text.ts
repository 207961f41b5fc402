import type { Translate } from '#client/i18n/i18n.ts'
import type { Ticket } from '#resources/tickets/contract.ts'
import type { messages } from './messages.ts'

type Placed = Pick<Ticket, 'status'>

/** What somebody else has done to a ticket: moved it, or changed it where it is. */
export const staleText = (t: Translate<keyof typeof messages.texts>, before: Placed, now: Placed): string =>
  now.status === before.status ? t('refused_changed') : t('refused_stale', { now: t(now.status) })
