import type { TextEncoding } from '#client/files/decode-text.ts'
import { keysIn } from '#shared/objects.ts'

/** Names of encodings are the same in every language. */
export const ENCODING_NAMES: Record<TextEncoding, string> = {
  'utf-8': 'UTF-8',
  big5: 'Big5',
  'utf-16le': 'UTF-16 LE',
  'utf-16be': 'UTF-16 BE',
}

export const ENCODING_OPTIONS = keysIn(ENCODING_NAMES).map(value => ({ value, label: ENCODING_NAMES[value] }))
