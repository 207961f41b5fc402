import { startOfDay } from '#shared/time/zone.ts'
import { MAX_TIMES } from './rules.ts'

/** A month or a week: its key (`2026-10`, or the week’s Monday), and the moment (ISO-8601 UTC) at which it begins. */
export type Time = { key: string; begins: string }

/** The months or weeks of a zone from one moment to another (in ms since 1970), both included; of too many, the last ones. */
export function timesBetween(unit: 'month' | 'week', first: number, last: number, zone: string): Time[] {
  const dayOf = (ms: number) => Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(zone).toPlainDate()
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
