import { create } from 'zustand'
import { onSessionEnd } from '#client/session/session.ts'
import type { Live, Operation } from '#pages/page8/page8_01-api-practice/catalogue/document.ts'
import { type Frame, frameIn, frameOut, type Note, numberIn } from './frame.ts'
import { type Line, type Over, openSocket, openStream } from './lines.ts'

/** More than so many entries are not kept. */
export const MAX_KEPT = 500

export type Phase = { kind: 'idle' } | { kind: 'connecting' } | { kind: 'open' } | ({ kind: 'over' } & Over)

/** What is known of an entry's line, while it is open and after. */
export type Feed = {
  phase: Phase
  log: readonly (Frame | Note)[]
  /** How many there were, kept or not. */
  count: number
  forgotten: number
  /** The number to come back with. */
  last: number | null
  seen: ReadonlySet<number>
}

export const EMPTY_FEED: Feed = {
  phase: { kind: 'idle' },
  log: [],
  count: 0,
  forgotten: 0,
  last: null,
  seen: new Set(),
}
export const useFeeds = create<Record<string, Feed>>(() => ({}))

const lines = new Map<string, Line>()

const feedOf = (id: string): Feed => useFeeds.getState()[id] ?? EMPTY_FEED
const change = (id: string, patch: Partial<Feed>) => useFeeds.setState({ [id]: { ...feedOf(id), ...patch } })

type New = Omit<Frame, 'nth' | 'at'> | Omit<Note, 'nth' | 'at'>
function append(id: string, entry: New) {
  const { log, count, forgotten } = feedOf(id)
  const all = [...log, { ...entry, nth: count + 1, at: new Date().toISOString() }]
  const excess = Math.max(0, all.length - MAX_KEPT)
  change(id, { log: all.slice(excess), count: count + 1, forgotten: forgotten + excess })
}

export const noteCall = (id: string, call: Omit<Note, 'nth' | 'at' | 'kind'>): void =>
  append(id, { kind: 'call', ...call })

export type Return = {
  /** In the address. */
  after: number | null
  /** Where the last line of this entry ended: a stream says it in the header. */
  isBack: boolean
}

/** Opens the line of an entry, in the place of the one before. */
export function connect(operation: Operation, live: Live, ticket: Operation | null, { after, isBack }: Return): void {
  const { id, path } = operation
  lines.get(id)?.close()
  const from = isBack ? feedOf(id).last : after
  let latest: number | null = null
  let line: Line | null = null
  // What a line tells that was replaced meanwhile is nobody's.
  const isCurrent = () => line !== null && lines.get(id) === line
  const heard = (text: string) => {
    const { last, seen } = feedOf(id)
    const numbered = numberIn(text)
    if (numbered?.type === 'hello') latest = numbered.seq
    append(id, frameIn(text, { says: live.says, after: from, latest, seen }))
    if (numbered?.type === 'login')
      change(id, { last: Math.max(last ?? 0, numbered.seq), seen: new Set(seen).add(numbered.seq) })
    // Who comes back goes on from there, whatever the latest is.
    else if (numbered) change(id, { last: from ?? numbered.seq })
  }
  const listener = {
    onCall: (call: Omit<Note, 'nth' | 'at' | 'kind'>) => isCurrent() && noteCall(id, call),
    onOpen: () => isCurrent() && change(id, { phase: { kind: 'open' } }),
    onText: (text: string) => isCurrent() && heard(text),
    onOver: (why: Over) => {
      if (!isCurrent()) return
      lines.delete(id)
      change(id, { phase: { kind: 'over', ...why } })
    },
  }
  change(id, { phase: { kind: 'connecting' } })
  line = ticket
    ? openSocket(path, ticket, from, listener)
    : openStream(path, isBack ? null : after, isBack ? from : null, listener)
  lines.set(id, line)
}

export const disconnect = (id: string): void => lines.get(id)?.close()

export function sendText(id: string, text: string, hears: NonNullable<Live['hears']>): void {
  lines.get(id)?.send?.(text)
  append(id, frameOut(text, hears))
}

/** Takes what was told off the screen; the line and its number stay. */
export const clearLog = (id: string): void => change(id, { log: [], forgotten: 0 })

onSessionEnd(() => {
  for (const line of lines.values()) line.close()
  lines.clear()
  useFeeds.setState({}, true)
})
