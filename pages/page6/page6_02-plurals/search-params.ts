import * as z from 'zod/mini'

export const MAX_COUNT = 20
/** The sample texts, by their key in `messages.ts`. */
export const SAMPLES = ['items', 'closed'] as const
export type Sample = (typeof SAMPLES)[number]

export const PluralState = z.object({
  count: z._default(z.int().check(z.minimum(0), z.maximum(MAX_COUNT)), 5),
  which: z._default(z.enum(SAMPLES), 'items'),
})
