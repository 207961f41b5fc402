/** One calendar day of a zone: its date and the moments it runs from and to. */
export type Day = { day: string; from: string; to: string }

/** The last `count` days of a zone, today last. A day may have 23 or 25 hours. */
export function lastDays(zone: string, count: number, now: Temporal.Instant): Day[] {
  const today = now.toZonedDateTimeISO(zone).startOfDay()
  return Array.from({ length: count }, (_, index) => {
    const start = today.subtract({ days: count - 1 - index }).startOfDay()
    const instant = (at: Temporal.ZonedDateTime) => new Date(at.epochMilliseconds).toISOString()
    return {
      day: start.toPlainDate().toString(),
      from: instant(start),
      to: instant(start.add({ days: 1 }).startOfDay()),
    }
  })
}
