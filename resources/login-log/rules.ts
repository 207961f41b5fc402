/** `YYYY-MM-DD HH:MM:SS` in UTC: the LoginTime of S-LOG-1. */
export const formatLoginTime = (at: Date): string => at.toISOString().slice(0, 19).replace('T', ' ')

/** Converts a LoginTime to ISO-8601 UTC; null if it is invalid (2026-02-30, 25:00:00). */
export function parseLoginTime(text: string): string | null {
  if (!/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/.test(text)) return null
  const at = new Date(`${text.replace(' ', 'T')}.000Z`)
  return Number.isNaN(at.getTime()) || formatLoginTime(at) !== text ? null : at.toISOString()
}
