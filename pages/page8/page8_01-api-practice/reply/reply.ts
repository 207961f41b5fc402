import { check, type Issue } from '#pages/page8/page8_01-api-practice/catalogue/check.ts'
import type { DeclaredReply, Operation } from '#pages/page8/page8_01-api-practice/catalogue/document.ts'
import { parseJson } from '#shared/text/parse-json.ts'
import type { Timing } from './timing.ts'

/** A response, as the page shows and stores it. */
export type Reply = {
  at: string
  status: number
  headers: [name: string, value: string][]
  mediaType: string
  /** The body as text; null if it is bytes, or is no longer available. */
  text: string | null
  /** The body as received; null for an entry of the history. */
  bytes: Blob | null
  size: number
  /** The response was longer than the limit. */
  isCut: boolean
  timing: Timing
}

const isText = (mediaType: string) => /^text\/|[/+](json|xml|csv|javascript)\b|urlencoded/.test(mediaType)
export const isJson = (mediaType: string): boolean => /[/+]json\b/.test(mediaType)

/** The size limit: longer responses would overwhelm the page. */
const MAX_BYTES = 16 * 1024 * 1024

/** Reads a body to its end, and reports each chunk. An endless stream is read until it is aborted. */
export async function readBody(response: Response, onBytes: (size: number) => void) {
  const mediaType = response.headers.get('content-type') ?? ''
  const pieces: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  let isCut = false
  const reader = response.body?.getReader()
  try {
    for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) {
      pieces.push(piece.value)
      size += piece.value.length
      onBytes(size)
      isCut = size > MAX_BYTES
      if (isCut) break
    }
  } catch (error) {
    // Keeps the part that has arrived.
    if (size === 0) throw error
    isCut = true
  } finally {
    if (isCut) void reader?.cancel().catch(() => undefined)
  }
  const bytes = new Blob(pieces, { type: mediaType })
  return { mediaType, bytes, size, isCut, text: isText(mediaType) ? await bytes.text() : null }
}

/** How a response compares with what the contract declares for its status. */
export type Verdict =
  | { kind: 'fits' }
  | { kind: 'differs'; issues: Issue[] }
  | { kind: 'status' | 'media-type' | 'not-empty' | 'no-json'; declared: string }
  /** The contract does not describe bytes, or the body is incomplete. */
  | { kind: 'unchecked' }

export function judge(operation: Operation, { status, mediaType, text, size, isCut }: Reply): Verdict {
  const declared: DeclaredReply | undefined = operation.replies[status] ?? operation.replies.default
  if (!declared) return { kind: 'status', declared: Object.keys(operation.replies).join(', ') }
  if (declared.mediaType === null) return size === 0 ? { kind: 'fits' } : { kind: 'not-empty', declared: '' }
  if (essence(mediaType) !== essence(declared.mediaType)) return { kind: 'media-type', declared: declared.mediaType }
  if (isCut || (text === null && size > 0)) return declared.schema ? { kind: 'unchecked' } : { kind: 'fits' }
  if (!declared.schema || !isJson(declared.mediaType)) return { kind: 'fits' }
  const read = parse(text ?? '')
  if (!read) return { kind: 'no-json', declared: declared.mediaType }
  const issues = check(declared.schema, read.value)
  return issues.length === 0 ? { kind: 'fits' } : { kind: 'differs', issues }
}

const essence = (mediaType: string) => (mediaType.split(';')[0] ?? '').trim().toLowerCase()

export function parse(text: string): { value: unknown } | null {
  const value = parseJson(text)
  return value === undefined ? null : { value }
}
