import { isJson, parse, type Reply } from '#pages/page8/page8_01-api-practice/reply/reply.ts'
import type { Take } from '#resources/saved-requests/contract.ts'
import { readPointer } from './pointer.ts'

/** A variable that a step took from its response; `found` is null if there was nothing. */
export type Taken = { name: string; found: { value: unknown } | null }

/** The body as a value: JSON parsed, other text as a string; null for bytes, or for invalid JSON. */
function bodyOf({ text, mediaType }: Pick<Reply, 'text' | 'mediaType'>): { value: unknown } | null {
  if (text === null) return null
  return isJson(mediaType) ? parse(text) : { value: text }
}

/** The value at a place of the response. */
export function readSource(reply: Reply, { from, at }: Pick<Take, 'from' | 'at'>): { value: unknown } | null {
  if (from === 'status') return { value: reply.status }
  if (from === 'header') {
    const header = reply.headers.find(([name]) => name.toLowerCase() === at.toLowerCase())
    return header ? { value: header[1] } : null
  }
  const body = bodyOf(reply)
  return body && readPointer(body.value, at)
}

export const takeFrom = (reply: Reply, takes: readonly Take[]): Taken[] =>
  takes.map(take => ({ name: take.name, found: readSource(reply, take) }))
