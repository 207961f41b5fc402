import * as z from 'zod/mini'
import { LocalTime } from '#resources/times/contract.ts'
import { TimeZone } from '#shared/time/time-zone.ts'

/** The time and the number that the page examines, so that a link shows the same. */
export const Address = z.object({
  local: z.optional(LocalTime),
  zone: z.optional(TimeZone),
  number: z._default(z.number(), 1_234_567.891),
})
