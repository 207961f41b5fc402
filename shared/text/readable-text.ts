import * as z from 'zod/mini'

/** One line that people can read and any database can store: no control characters, no lone surrogates. */
export const isReadableLine = (text: string): boolean => text.isWellFormed() && !/\p{Cc}/u.test(text)

/** The same for several lines: line feeds are allowed. */
export const isReadableText = (text: string): boolean => text.isWellFormed() && !/[^\P{Cc}\n]/u.test(text)

const readable = (isReadable: (text: string) => boolean) => (maxLength: number) =>
  z.string().check(z.trim(), z.maxLength(maxLength), z.refine(isReadable, { error: 'not-readable' }))

/** The schema of a trimmed line, and of several lines. Both may be empty. */
export const readableLine = readable(isReadableLine)
export const readableText = readable(isReadableText)

/** The beginning of a text, without half a character at its end: the cut can leave a lone surrogate. */
export function cutText(text: string, maxLength: number): string {
  const cut = text.slice(0, maxLength)
  return cut.isWellFormed() ? cut : cut.slice(0, -1)
}
