import * as z from 'zod/mini'

export const RANGES = ['today', '7', '30', 'own'] as const

/** The days that are counted. `from` and `to` are a custom range, both included. */
export const RangeState = z.object({
  range: z._default(z.enum(RANGES), '7'),
  from: z.optional(z.iso.date()),
  to: z.optional(z.iso.date()),
})
export type RangeState = z.output<typeof RangeState>
