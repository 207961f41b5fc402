const MB = 1024 ** 2

/** What a file may have, and all of an operator's files in a sandbox together. */
export const MAX_FILE_BYTES = 10 * MB
export const QUOTA_BYTES = 20 * MB
/** Files that are there at once, finished or not. */
export const MAX_UPLOADS = 50
/** Each chunk but the last is just so long: as much as any request may carry. */
export const CHUNK_BYTES = 256 * 1024
/** After this a file that never became whole is forgotten, and one that was deleted is gone for good. */
export const KEPT_HOURS = 24
export const MAX_NAME_LENGTH = 200

/** Neither a path nor a trick: no separators, no control signs, and none that turns the direction of reading (`gpj.exe` for `exe.jpg`). */
const NOT_IN_NAMES = /[\p{Cc}/\\\u200e\u200f\u202a-\u202e\u2066-\u2069]/u

export const isFileName = (name: string): boolean =>
  name.trim() !== '' && name.length <= MAX_NAME_LENGTH && name.isWellFormed() && !NOT_IN_NAMES.test(name)

/** A name that may be sent: what may not stand in one becomes a line, and of one that is too long the middle goes. */
export function fileNameFor(name: string): string {
  const clean = name.toWellFormed().replace(new RegExp(NOT_IN_NAMES, 'gu'), '_').trim() || '_'
  if (clean.length <= MAX_NAME_LENGTH) return clean
  const end = clean.slice(-20)
  return `${clean.slice(0, MAX_NAME_LENGTH - end.length - 1)}…${end}`.toWellFormed()
}

/** How long the chunk at this offset must be. */
export const chunkLengthAt = (offset: number, size: number): number => Math.max(0, Math.min(CHUNK_BYTES, size - offset))

/** How RFC 9530 writes a SHA-256: `sha-256=:…:`, in base64. */
export const digestField = (base64: string): string => `sha-256=:${base64}:`
