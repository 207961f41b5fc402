import { createSHA256, argon2id as derive } from 'hash-wasm'
import type { Argon2, Sha256 } from '#server/platform/crypto.ts'

export type { Argon2, Sha256 } from '#server/platform/crypto.ts'

/** One WebAssembly module hashes everything, so each hash keeps its state. */
const hasher = await createSHA256()
hasher.init()
const BEGIN = hasher.save()

export function sha256(part: string | Uint8Array = ''): Sha256 {
  let state = BEGIN
  const hash: Sha256 = {
    update(next) {
      hasher.load(state)
      hasher.update(next)
      state = hasher.save()
      return hash
    },
    digest(encoding) {
      hasher.load(state)
      const bytes = new Uint8Array(hasher.digest('binary'))
      if (encoding === 'hex') return bytes.toHex()
      return encoding === 'base64' ? bytes.toBase64() : toBase64Url(bytes)
    },
  }
  return hash.update(part)
}

const toBase64Url = (bytes: Uint8Array) => bytes.toBase64({ alphabet: 'base64url', omitPadding: true })

export async function sign(secret: string, text: string): Promise<string> {
  const encode = (value: string) => new TextEncoder().encode(value)
  const key = await crypto.subtle.importKey('raw', encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
  return toBase64Url(new Uint8Array(await crypto.subtle.sign('HMAC', key, encode(text))))
}

export const isSameSecret = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.reduce((differs, byte, at) => differs | (byte ^ (other[at] ?? 0)), 0) === 0

export const argon2id = ({ memory, passes, parallelism, message, nonce, tagLength }: Argon2): Promise<Uint8Array> =>
  derive({
    password: message,
    salt: nonce,
    memorySize: memory,
    iterations: passes,
    parallelism,
    hashLength: tagLength,
    outputType: 'binary',
  })

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1
  return value
})

export function crc32(bytes: Uint8Array): number {
  let value = -1
  for (const byte of bytes) value = (TABLE[(value ^ byte) & 255] ?? 0) ^ (value >>> 8)
  return ~value >>> 0
}
