import { argon2, createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { crc32 as crc } from 'node:zlib'

/** A SHA-256 of parts that are given one after the other. */
export type Sha256 = {
  update(part: string | Uint8Array): Sha256
  digest(encoding: 'hex' | 'base64' | 'base64url'): string
}
/** The Web's own digest is asynchronous, which no transaction waits for. */
export const sha256 = (part: string | Uint8Array = ''): Sha256 => createHash('sha256').update(part)

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

/** A signature (HMAC of SHA-256) as base64url. */
export const sign = async (secret: string, text: string): Promise<string> =>
  createHmac('sha256', secret).update(text).digest('base64url')

/** Compares secrets of the same length in constant time. */
export const isSameSecret = (one: Uint8Array, other: Uint8Array): boolean => timingSafeEqual(one, other)

/** What argon2id costs: kibibytes of memory, passes and lanes. */
export type Argon2 = {
  memory: number
  passes: number
  parallelism: number
  message: string
  nonce: Uint8Array
  tagLength: number
}
const argon2InThread = promisify(argon2)
/** Derives a key from a password, off the event loop. */
export const argon2id = async (parameters: Argon2): Promise<Uint8Array> => argon2InThread('argon2id', parameters)

/** The checksum of PNG and ZIP files. */
export const crc32 = (bytes: Uint8Array): number => crc(bytes)
