import { check, type Issue } from '#pages/page8/page8_01-api-practice/catalogue/check.ts'
import { isObject, type Schema } from '#pages/page8/page8_01-api-practice/catalogue/schema.ts'
import { parse } from '#pages/page8/page8_01-api-practice/reply/reply.ts'

export type Frame = {
  kind: 'frame'
  nth: number
  at: string
  direction: 'in' | 'out'
  /** Its `type`; null when it has none. */
  type: string | null
  /** Its sequence number, if it has one. */
  seq: number | null
  text: string
  bytes: number
  /** Where it differs from its schema; null when it is not JSON. */
  issues: Issue[] | null
  /** `missed`: sent again after a reconnect. `again`: its number was received before. */
  mark: 'missed' | 'again' | null
}

/** A request beside the connection: for a ticket, to open a stream, or to trigger a message. */
export type Note = {
  kind: 'call'
  nth: number
  at: string
  method: string
  url: string
  status: number
  ms: number
  /** Finds the request in the traffic log. */
  requestId: string | null
}

/** What is needed to read a message of this connection. */
export type Heard = {
  says: Schema
  /** The number that the connection resumed after. */
  after: number | null
  /** The latest number when the connection opened; null before the greeting. */
  latest: number | null
  /** All numbers received so far, on this connection and earlier ones. */
  seen: ReadonlySet<number>
}

const sizeOf = (text: string) => new TextEncoder().encode(text).length

export function frameIn(text: string, { says, after, latest, seen }: Heard): Omit<Frame, 'nth' | 'at'> {
  const read = parse(text)
  const value = isObject(read?.value) ? read.value : {}
  const seq = value.type === 'login' && typeof value.seq === 'number' ? value.seq : null
  const isMissed = seq !== null && after !== null && latest !== null && seq <= latest
  return {
    kind: 'frame',
    direction: 'in',
    type: typeof value.type === 'string' ? value.type : null,
    seq,
    text,
    bytes: sizeOf(text),
    issues: read && check(says, read.value),
    mark: seq !== null && seen.has(seq) ? 'again' : isMissed ? 'missed' : null,
  }
}

export function frameOut(text: string, hears: Schema): Omit<Frame, 'nth' | 'at'> {
  const read = parse(text)
  return {
    kind: 'frame',
    direction: 'out',
    type: null,
    seq: null,
    text,
    bytes: sizeOf(text),
    issues: read && check(hears, read.value),
    mark: null,
  }
}

/** The number to resume after. A greeting carries the latest one. */
export function numberIn(text: string): { type: unknown; seq: number } | null {
  const value = parse(text)?.value
  return isObject(value) && typeof value.seq === 'number' ? { type: value.type, seq: value.seq } : null
}

/** Why the server ended a stream, from its last event. */
export function endIn(text: string): number | null {
  const value = parse(text)?.value
  return isObject(value) && value.type === 'end' && typeof value.code === 'number' ? value.code : null
}

/** The key that a message is filtered by: its type. Calls and messages without a type have keys that no type can have. */
export const typeOf = (entry: Frame | Note): string =>
  entry.kind === 'call' ? '#call' : entry.direction === 'out' ? '#out' : (entry.type ?? '#none')
