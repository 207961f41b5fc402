import * as z from 'zod/mini'
import { Day, RowId } from '#shared/row.ts'
import { Moment } from '#shared/time/moment.ts'

export const PANELS = ['vans', 'notices', 'line'] as const

/** How many times faster than life a day is replayed. */
export const SPEEDS = [1, 5, 20, 60] as const

/** The replayed day and moment, and the chosen van, so that a link shows the same. */
export const TrackState = z.object({
  /** Without a day, the vans are shown live. */
  day: z.optional(Day),
  at: z.optional(Moment),
  speed: z._default(z.literal(SPEEDS), 20),
  track: z.optional(RowId),
  /** The map moves with the chosen van. */
  isFollowed: z._default(z.boolean(), false),
  panel: z._default(z.enum(PANELS), 'vans'),
})
export type TrackState = z.output<typeof TrackState>
