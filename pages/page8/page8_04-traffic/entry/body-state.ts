import type { TrafficDetail } from '#resources/traffic/contract.ts'
import { isJson, MAX_BODY_BYTES } from '#shared/platform/traffic.ts'

/** What can be shown of a body and, if it is incomplete, why. */
export type BodyState =
  | { is: 'none' }
  | { is: 'text'; text: string; isCut: boolean; bytes: number }
  /** It contained secrets, in fields or in unknown places. */
  | { is: 'secret'; bytes: number }
  /** Refused for its size before it was read. */
  | { is: 'unread'; bytes: number }
  /** Bytes or events; 0 bytes if they were not counted. */
  | { is: 'stream'; mediaType: string; bytes: number }

export function requestBodyOf(entry: TrafficDetail): BodyState {
  const { requestBody: text, requestBytes: bytes, requestHeaders: headers, isRequestCut: isCut } = entry
  if (text !== null) return { is: 'text', text: pretty(text), isCut, bytes }
  if (bytes === 0) return { is: 'none' }
  if (!isJson(headers)) return { is: 'stream', mediaType: headers['content-type'] ?? '', bytes }
  return { is: bytes > MAX_BODY_BYTES ? 'unread' : 'secret', bytes }
}

const BODILESS = [0, 204, 304]

export function replyBodyOf(entry: TrafficDetail): BodyState {
  const { replyBody: text, replyBytes: bytes, replyHeaders: headers, isReplyCut: isCut, status } = entry
  if (text !== null) return { is: 'text', text: pretty(text), isCut, bytes }
  if (BODILESS.includes(status)) return { is: 'none' }
  return isJson(headers) ? { is: 'secret', bytes } : { is: 'stream', mediaType: headers['content-type'] ?? '', bytes }
}

/** Formats complete JSON. Other texts, and the start of a truncated body, are returned unchanged. */
function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}
