import { refuse } from '#shared/errors.ts'
import { mapTuple } from '#shared/objects.ts'
import type { Days } from './contract.ts'
import { MAX_DAYS } from './rules.ts'

/** A calendar day of a zone, with its first moment and that of the next day. */
export type Day = { day: string; from: string; to: string }

const instantOf = (at: Temporal.ZonedDateTime) => new Date(at.epochMilliseconds).toISOString()

/** The days of a zone up to `last`. A day can have 23 or 25 hours. */
function daysUntil(last: Temporal.PlainDate, zone: string, count: number): Day[] {
  return Array.from({ length: count }, (_, index) => {
    const day = last.subtract({ days: count - 1 - index })
    const [from, to] = mapTuple([day, day.add({ days: 1 })], one => instantOf(one.toZonedDateTime(zone)))
    return { day: day.toString(), from, to }
  })
}

/** The last `count` days of a zone, including today. */
export const lastDays = (zone: string, count: number, now: Temporal.Instant): Day[] =>
  daysUntil(now.toZonedDateTimeISO(zone).toPlainDate(), zone, count)

export const dayOf = (at: string, zone: string): string =>
  Temporal.Instant.from(at).toZonedDateTimeISO(zone).toPlainDate().toString()

/**
 * The requested days: a given span, or a number of days up to today or the newest row, whichever is earlier. Refuses a
 * span that ends before it begins or is too long.
 */
export function spanOf({ zone, days, from, to }: Days, newest: string | null, now: Temporal.Instant): Day[] {
  const today = dayOf(now.toString(), zone)
  const newestDay = newest === null ? today : dayOf(newest, zone)
  const last = Temporal.PlainDate.from(to ?? (from === undefined && newestDay < today ? newestDay : today))
  const first = from === undefined ? last.subtract({ days: days - 1 }) : Temporal.PlainDate.from(from)
  const count = first.until(last).days + 1
  const code = count < 1 ? 'backwards' : count > MAX_DAYS ? 'too-long' : null
  if (code) throw refuse('invalid-input', { errors: [{ pointer: '/query/from', code }] })
  return daysUntil(last, zone, count)
}

/**
 * As many days before a span. If the span is not over, they end at the same time of day, so that a morning is not
 * compared with a whole day.
 */
export function daysBefore(days: readonly Day[], zone: string, now: Temporal.Instant): Day[] {
  const { firstDay } = boundsOf(days)
  const until = instantOf(now.toZonedDateTimeISO(zone).subtract({ days: days.length }))
  return daysUntil(Temporal.PlainDate.from(firstDay).subtract({ days: 1 }), zone, days.length).map(
    ({ day, from, to }) => ({ day, from, to: until < from ? from : until < to ? until : to }),
  )
}

export function boundsOf(days: readonly Day[]) {
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) throw new Error('A span has days.')
  return { firstDay: first.day, lastDay: last.day, from: first.from, to: last.to }
}
