import * as z from 'zod/mini'

/** Is this a time zone that `Intl` knows, such as `Asia/Taipei`? */
function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/** The name of a time zone; a wrong one is refused with the code `time_zone`. */
export const TimeZone = z.string().check(z.maxLength(64), z.refine(isTimeZone, { error: 'time_zone' }))
