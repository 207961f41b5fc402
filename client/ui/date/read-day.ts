const MONTHS = 'janfebmaraprmayjunjulaugsepoctnovdec'
/** `2026-11-30`, `2026/11/3`, `20261130`, `2026年11月30日`. */
const IN_DIGITS = /^(\d{4})(?:\D{1,3}(\d\d?)\D{1,3}(\d\d?)|(\d\d)(\d\d))\s?日?$/
/** `Nov 30, 2026` and `30 November 2026`, with a weekday or without. */
const IN_WORDS = /(?:(\d\d?) )?\b([a-z]{3})[a-z]*[., ]+(?:(\d\d?)[, ]+)?(\d{4})$/i

/** The day (`2026-11-30`) that a text means in any common spelling; null if it is none, like February 30. */
export function readDay(text: string): string | null {
  const plain = text.normalize('NFKC').trim()
  const digits = IN_DIGITS.exec(plain)
  if (digits) return dayFrom(digits[1], Number(digits[2] ?? digits[4]), digits[3] ?? digits[5])
  const words = IN_WORDS.exec(plain)
  return words && dayFrom(words[4], MONTHS.indexOf(`${words[2]}`.toLowerCase()) / 3 + 1, words[1] ?? words[3])
}

function dayFrom(year: string | undefined, month: number, day: string | undefined): string | null {
  // Like any other part that is wrong, month 2.33 makes another date than it names.
  const date = new Date(0)
  date.setUTCFullYear(Number(year), month - 1, Number(day))
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === Number(day) ? date.toISOString().slice(0, 10) : null
}

/** A day and a time of 24 hours: `2026-11-30T14:05` from `2026-11-30 14:05` or `Nov 30, 2026 14:05`. */
export function readDayTime(text: string): string | null {
  const [, before = '', hour = '', minute] = /^(.*?)[T\s]+([01]?\d|2[0-3]):([0-5]\d)(?::\d\d)?$/.exec(text.trim()) ?? []
  const day = readDay(before)
  return day && `${day}T${hour.padStart(2, '0')}:${minute}`
}
