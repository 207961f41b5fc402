/** What files with text are written in here: UTF-8, UTF-16 with its mark, and Big5 as older spreadsheets in Taiwan write it. */
export type TextEncoding = 'utf-8' | 'big5' | 'utf-16le' | 'utf-16be'

/** The text of a file, and what it is written in, which is found out when it is not named; null when it is nothing of these. */
export function decodeText(bytes: Uint8Array, named?: TextEncoding): { text: string; encoding: TextEncoding } | null {
  for (const encoding of named ? [named] : likely(bytes)) {
    try {
      return { text: new TextDecoder(encoding, { fatal: true }).decode(bytes), encoding }
    } catch {
      // The next one, if there is one.
    }
  }
  return null
}

function likely(bytes: Uint8Array): readonly TextEncoding[] {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return ['utf-16le']
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return ['utf-16be']
  return ['utf-8', 'big5']
}
