import * as z from 'zod/mini'
import { LONGEST, MOST, START } from '#resources/counters/rules.ts'

const Count = z.int().check(z.minimum(-MOST), z.maximum(MOST))
export const CounterState = z.object({
  number: z._default(Count, START.number),
  // In the URL a number is text; text that is no number counts as the default.
  array: z._default(
    z.array(z.pipe(z.pipe(z.string(), z.transform(Number)), Count)).check(z.maxLength(LONGEST)),
    START.array,
  ),
})
