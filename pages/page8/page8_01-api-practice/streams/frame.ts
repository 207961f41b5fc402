import { check, type Issue } from '#pages/page8/page8_01-api-practice/catalogue/check.ts'
import { isObject, type Schema } from '#pages/page8/page8_01-api-practice/catalogue/schema.ts'
import { parse } from '#pages/page8/page8_01-api-practice/reply/reply.ts'

/** A message as it went over the line. */
export type Frame = {
  kind: 'frame'
  nth: number
  at: string
  direction: 'in' | 'out'
  /** What it calls itself; null when it does not. */
  type: string | null
  /** Its number, of those that have one. */
  seq: number | null
  text: string
  bytes: number
  /** Where it differs from what is declared; null: it is no JSON. */
  issues: Issue[] | null
  /** `missed`: told again to who came back. `again`: its number was heard before. */
  mark: 'missed' | 'again' | null
}

/** A request beside the line: for a ticket, to open a stream, or to make something happen. */
export type Note = {
  kind: 'call'
  nth: number
  at: string
  method: string
  url: string
  status: number
  ms: number
  /** By which the traffic log knows it. */
  requestId: string | null
}

/** What a line must be known of to read what comes over it. */
export type Heard = {
  says: Schema
  /** The number that its reader came back with. */
  after: number | null
  /** The latest number when it was opened; null before the greeting. */
  latest: number | null
  /** The numbers that were heard, on this line and before. */
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

/** The number that a message tells to come back with: a greeting's is the latest that there is. */
export function numberIn(text: string): { type: unknown; seq: number } | null {
  const value = parse(text)?.value
  return isObject(value) && typeof value.seq === 'number' ? { type: value.type, seq: value.seq } : null
}

/** Why the server ends a stream, as its last event says it. */
export function endIn(text: string): number | null {
  const value = parse(text)?.value
  return isObject(value) && value.type === 'end' && typeof value.code === 'number' ? value.code : null
}

/** What a message is filtered by: what it calls itself. A call and what calls itself nothing have keys that no type has. */
export const typeOf = (entry: Frame | Note): string =>
  entry.kind === 'call' ? '#call' : entry.direction === 'out' ? '#out' : (entry.type ?? '#none')
