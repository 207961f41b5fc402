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
