import { type RawBuilder, sql } from 'kysely'
import { startOfDay } from '#shared/zone.ts'
import { MAX_TIMES } from './rules.ts'

/** A month or a week: its key (`2026-10`, or the week’s Monday), and the moment (ISO-8601 UTC) at which it begins. */
export type Time = { key: string; begins: string }

/** The months or weeks of a zone from one moment to another, both included; of too many, the last ones. */
export function timesBetween(unit: 'month' | 'week', first: string, last: string, zone: string): Time[] {
  const dayOf = (moment: string) => Temporal.Instant.from(moment).toZonedDateTimeISO(zone).toPlainDate()
  const end = dayOf(last)
  const days: Temporal.PlainDate[] = []
  let day = unit === 'month' ? dayOf(first).with({ day: 1 }) : mondayOf(dayOf(first))
  while (Temporal.PlainDate.compare(day, end) <= 0) {
    days.push(day)
    day = day.add(unit === 'month' ? { months: 1 } : { weeks: 1 })
  }
  return days.slice(-MAX_TIMES).map(begin => ({
    key: unit === 'month' ? begin.toPlainYearMonth().toString() : begin.toString(),
    begins: startOfDay(begin.toString(), zone),
  }))
}

const mondayOf = (day: Temporal.PlainDate) => day.subtract({ days: day.dayOfWeek - 1 })

/** The key of the time in which a moment falls; null before the first one. Compares as often as a binary search. */
export function timeKey(moment: RawBuilder<string>, times: readonly Time[]): RawBuilder<string | null> {
  const [first] = times
  if (!first) return sql`cast(null as text)`
  const among = (some: readonly Time[]): RawBuilder<string> => {
    const [only] = some
    if (only && some.length === 1) return sql`cast(${only.key} as text)`
    const half = Math.ceil(some.length / 2)
    // Half of two or more entries leaves some on each side.
    const later = some.slice(half) as [Time, ...Time[]]
    return sql`case when ${moment} < ${later[0].begins} then ${among(some.slice(0, half))} else ${among(later)} end`
  }
  return sql`case when ${moment} >= ${first.begins} then ${among(times)} end`
}
