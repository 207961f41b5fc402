import * as z from 'zod/mini'

/** Whether `Intl` supports this time zone, such as `Asia/Taipei`. */
function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/** The name of a time zone. An unknown name is an issue with the code `time-zone`. */
export const TimeZone = z.string().check(z.maxLength(64), z.refine(isTimeZone, { error: 'time-zone' }))
