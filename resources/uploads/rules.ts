const MB = 1024 ** 2

/** The limit of a file. What all files of an operator in a sandbox may need is a setting. */
export const MAX_FILE_BYTES = 100 * MB
/** The limit of files, finished or not. */
export const MAX_UPLOADS = 50
/** The length of each chunk but the last, which is also the maximum size of a request. */
export const CHUNK_BYTES = 256 * 1024
/** After this time, unfinished and deleted files are removed for good. */
export const KEPT_HOURS = 24
export const MAX_NAME_LENGTH = 200

/** A file that is processed as a whole, such as a picture, is in memory as a whole. */
export const MAX_WHOLE_BYTES = 20 * MB

/**
 * No separators, control characters, or characters that change the text direction (`gpj.exe` displayed as `exe.jpg`).
 */
const NOT_IN_NAMES = /[\p{Cc}/\\\u200e\u200f\u202a-\u202e\u2066-\u2069]/u

export const isFileName = (name: string): boolean =>
  name.trim() !== '' && name.length <= MAX_NAME_LENGTH && name.isWellFormed() && !NOT_IN_NAMES.test(name)

/** What stays of the end of a long name: more than its extension. */
const END_LENGTH = 20

/** Makes a name valid: replaces invalid characters by underscores, and shortens long names in the middle. */
export function fileNameFor(name: string): string {
  const clean = name.toWellFormed().replace(new RegExp(NOT_IN_NAMES, 'gu'), '_').trim() || '_'
  if (clean.length <= MAX_NAME_LENGTH) return clean
  return `${clean.slice(0, MAX_NAME_LENGTH - END_LENGTH - 1)}…${clean.slice(-END_LENGTH)}`.toWellFormed()
}

/** The required length of the chunk at this offset. */
export const chunkLengthAt = (offset: number, size: number): number => Math.max(0, Math.min(CHUNK_BYTES, size - offset))

/** Formats a SHA-256 as in RFC 9530: `sha-256=:…:`, in base64. */
export const digestField = (base64: string): string => `sha-256=:${base64}:`
