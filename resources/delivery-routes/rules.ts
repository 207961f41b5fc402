export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
/** 8 to 12, 12 to 17 and 17 to 21 o'clock. */
export const SLOTS = ['morning', 'afternoon', 'evening'] as const

export const MAX_NAME_LENGTH = 60

/**
 * A name as two are compared: full-width letters as the plain ones (NFKC), lower case, spaces as one, and without what cannot be seen.
 * ` ＴＰＥ－１　臺北 ` → `tpe-1 臺北`. The database holds that no two routes have the same.
 */
export const nameKeyOf = (name: string): string =>
  name
    .normalize('NFKC')
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()
    .toLowerCase()

/** A name that one can see, and that any database can store: no control characters, no half of a character. */
export const isReadableName = (name: string): boolean =>
  name.isWellFormed() && !/\p{Cc}/u.test(name) && nameKeyOf(name) !== ''

/** So many names are tried in the place of one that is taken. */
const MAX_TRIED = 50

/** Names like one that is taken: its number counted on, or one put behind it. None is longer than a name may be. */
export function namesLike(name: string): string[] {
  const [, stem = '', digits] = /^(.*?)\s*(\d{1,6})?$/su.exec(name.trim()) ?? []
  const from = digits === undefined ? 2 : Number(digits) + 1
  return Array.from({ length: MAX_TRIED }, (_, index) => {
    const tail = `${stem ? ' ' : ''}${from + index}`
    const room = stem.slice(0, MAX_NAME_LENGTH - tail.length)
    // Not the half of a character that the cut may have left.
    return (room.isWellFormed() ? room : room.slice(0, -1)).trimEnd() + tail
  })
}
