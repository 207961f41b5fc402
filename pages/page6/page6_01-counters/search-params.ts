import * as z from 'zod/mini'
import { MAX_COUNT, MAX_ITEMS, START } from '#resources/counters/rules.ts'

const Count = z.int().check(z.minimum(-MAX_COUNT), z.maximum(MAX_COUNT))
export const CounterState = z.object({
  number: z._default(Count, START.number),
  // In the URL a number is text; text that is not a number means the default.
  array: z._default(
    z.array(z.pipe(z.pipe(z.string(), z.transform(Number)), Count)).check(z.maxLength(MAX_ITEMS)),
    START.array,
  ),
})
