import * as z from 'zod/mini'
import { LANGUAGES } from '#shared/messages.ts'
import { TimeZone } from '#shared/time/time-zone.ts'

/** How a CSV file is written: the zone of its times, and the language of its words. */
export const csvQuery = {
  zone: z._default(TimeZone, 'UTC'),
  language: z._default(z.enum(LANGUAGES), 'en'),
}

/** The same for a list, with the chosen columns in their order. */
export const csvQueryOf = <const C extends string>(columns: readonly C[]) => ({
  columns: z.array(z.enum(columns)).check(z.minLength(1), z.maxLength(columns.length)),
  ...csvQuery,
})
