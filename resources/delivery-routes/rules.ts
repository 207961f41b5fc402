import { cutText, isReadableLine } from '#shared/text/readable-text.ts'

export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
/** 8:00 to 12:00, 12:00 to 17:00 and 17:00 to 21:00. */
export const SLOTS = ['morning', 'afternoon', 'evening'] as const

/** Routes per sandbox. */
export const MAX_ROUTES = 500
export const MAX_NAME_LENGTH = 60

/**
 * Normalizes a name for comparison, ignoring case, width, spacing and invisible characters: ` ＴＰＥ－１　臺北 ` and `tpe-1 臺北`
 * are the same. A unique index on it prevents duplicates.
 */
export const nameKeyOf = (name: string): string =>
  name
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
    .toLowerCase()

/** A readable name that is also visible. */
export const isReadableName = (name: string): boolean => isReadableLine(name) && nameKeyOf(name) !== ''

/** How many alternatives are tried for a taken name. */
const MAX_TRIED = 50

/** Alternatives to a taken name: increments its number, or appends one. None exceeds the maximum length. */
export function namesLike(name: string): string[] {
  const [, stem = '', digits] = /^(.*?)\s*(\d{1,6})?$/su.exec(name.trim()) ?? []
  const from = digits === undefined ? 2 : Number(digits) + 1
  return Array.from({ length: MAX_TRIED }, (_, index) => {
    const tail = `${stem ? ' ' : ''}${from + index}`
    return cutText(stem, MAX_NAME_LENGTH - tail.length).trimEnd() + tail
  })
}
