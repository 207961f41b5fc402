import * as z from 'zod/mini'
import { addDays, startOfDay } from '#shared/time/zone.ts'

/** In the URL, `from` and `to` are days, both included. The API takes the moments at which they begin and end. */
export const dayFields = { from: z.optional(z.iso.date()), to: z.optional(z.iso.date()) }

type Days = { from?: string | undefined; to?: string | undefined }

/** Later days, such as 9999-12-31 for “no end”, have neighbours that are no four-digit years. */
const LAST = '9999-12-29'
const known = (day: string | undefined) => (day !== undefined && day > LAST ? LAST : day)

/** The moments at which these days of a zone begin and end. */
export function momentsOf(days: Days, zone: string) {
  const [from, to] = [known(days.from), known(days.to)]
  return { from: from && startOfDay(from, zone), to: to && startOfDay(addDays(to, 1), zone) }
}
