import * as z from 'zod/mini'
import { PRIORITIES, TICKET_STATUSES } from '#resources/tickets/rules.ts'
import { RowId } from '#shared/row.ts'

/** The board's state in the URL. */
export const BoardUrl = z.object({
  team: z.optional(RowId),
  priority: z.optional(z.enum(PRIORITIES)),
  /** The column that a small screen shows. */
  column: z._default(z.enum(TICKET_STATUSES), 'open'),
  /** The ticket that is open at the side. */
  ticket: z.optional(RowId),
})
export type BoardUrl = z.output<typeof BoardUrl>
