import * as z from 'zod/mini'
import { addDays, startOfDay } from '#shared/time/zone.ts'

/** In the URL, `from` and `to` are days, both included. The API takes the moments at which they begin and end. */
export const dayFields = { from: z.optional(z.iso.date()), to: z.optional(z.iso.date()) }

type Days = { from?: string | undefined; to?: string | undefined }

/** The moments at which these days of a zone begin and end. */
export const momentsOf = ({ from, to }: Days, zone: string) => ({
  from: from && startOfDay(from, zone),
  to: to && startOfDay(addDays(to, 1), zone),
})
