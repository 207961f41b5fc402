/**
 * The encodings that text files arrive in: UTF-8, UTF-16 with a byte-order mark, and Big5 from older spreadsheets in
 * Taiwan.
 */
export type TextEncoding = 'utf-8' | 'big5' | 'utf-16le' | 'utf-16be'

/** Decodes a file. Detects the encoding if none is given; null if no encoding fits. */
export function decodeText(bytes: Uint8Array, named?: TextEncoding): { text: string; encoding: TextEncoding } | null {
  for (const encoding of named ? [named] : likely(bytes)) {
    try {
      return { text: new TextDecoder(encoding, { fatal: true }).decode(bytes), encoding }
    } catch {
      // Tries the next encoding.
    }
  }
  return null
}

function likely(bytes: Uint8Array): readonly TextEncoding[] {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return ['utf-16le']
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return ['utf-16be']
  return ['utf-8', 'big5']
}
