export const randomBytes = (count: number): Uint8Array<ArrayBuffer> => crypto.getRandomValues(new Uint8Array(count))

/** A random id of hexadecimal digits, two for each byte. */
export const randomId = (bytes = 8): string => randomBytes(bytes).toHex()

/** A random secret that fits into URLs and headers. */
export const randomSecret = (bytes: number): string =>
  randomBytes(bytes).toBase64({ alphabet: 'base64url', omitPadding: true })

const VALUES = 2 ** 32

/** A random integer from 0 to `count` - 1, each as likely as the others. `count` is at most 2^32. */
export function randomBelow(count: number): number {
  // A value among the last few would make the first integers more likely.
  const end = VALUES - (VALUES % count)
  for (;;) {
    const [value = 0] = crypto.getRandomValues(new Uint32Array(1))
    if (value < end) return value % count
  }
}

/** A random text of so many of these characters. */
export const randomText = (length: number, characters: string | readonly string[]): string =>
  Array.from({ length }, () => characters[randomBelow(characters.length)]).join('')
