import * as z from 'zod/mini'
import { EVENT_KINDS, EVENT_SUBJECTS } from '#resources/events/rules.ts'

/** The page's state in the URL: what the list is narrowed to, and the day that it stands at (the operator's own). */
export const LongListState = z.object({
  kind: z.optional(z.enum(EVENT_KINDS)),
  subject: z.optional(z.enum(EVENT_SUBJECTS)),
  day: z.optional(z.iso.date()),
})
export type LongListState = z.output<typeof LongListState>
export type EventFilter = Pick<LongListState, 'kind' | 'subject'>
