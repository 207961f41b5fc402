import { create } from 'zustand'
import { onSessionEnd } from '#client/session/session.ts'
import type { Live, Operation } from '#pages/page8/page8_01-api-practice/catalogue/document.ts'
import { type Frame, frameIn, frameOut, type Note, numberIn } from './frame.ts'
import { type Over, openSocket, openStream, type Transport } from './transports.ts'

/** Older entries are dropped. */
export const MAX_KEPT = 500

export type Phase = { kind: 'idle' } | { kind: 'connecting' } | { kind: 'open' } | ({ kind: 'over' } & Over)

/** The state of a live endpoint's connection, while it is open and afterwards. */
export type Feed = {
  phase: Phase
  log: readonly (Frame | Note)[]
  /** The number of messages, including those that were dropped. */
  count: number
  forgotten: number
  /** The number to resume after. */
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

const transports = new Map<string, Transport>()

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
  /** From the URL. */
  after: number | null
  /** Where the last connection of this entry ended; a stream sends it in a header. */
  isBack: boolean
}

/** Opens the connection of an entry, replacing the previous one. */
export function connect(operation: Operation, live: Live, ticket: Operation | null, { after, isBack }: Return): void {
  const { id, path } = operation
  transports.get(id)?.close()
  const from = isBack ? feedOf(id).last : after
  let latest: number | null = null
  let transport: Transport | null = null
  // Messages of a transport that was replaced in the meantime are ignored.
  const isCurrent = () => transport !== null && transports.get(id) === transport
  const heard = (text: string) => {
    const { last, seen } = feedOf(id)
    const numbered = numberIn(text)
    if (numbered?.type === 'hello') latest = numbered.seq
    append(id, frameIn(text, { says: live.says, after: from, latest, seen }))
    if (numbered?.type === 'login')
      change(id, { last: Math.max(last ?? 0, numbered.seq), seen: new Set(seen).add(numbered.seq) })
    // A resumed connection continues from its last number, whatever the latest number is.
    else if (numbered) change(id, { last: from ?? numbered.seq })
  }
  const listener = {
    onCall: (call: Omit<Note, 'nth' | 'at' | 'kind'>) => isCurrent() && noteCall(id, call),
    onOpen: () => isCurrent() && change(id, { phase: { kind: 'open' } }),
    onText: (text: string) => isCurrent() && heard(text),
    onOver: (why: Over) => {
      if (!isCurrent()) return
      transports.delete(id)
      change(id, { phase: { kind: 'over', ...why } })
    },
  }
  change(id, { phase: { kind: 'connecting' } })
  transport = ticket
    ? openSocket(path, ticket, from, listener)
    : openStream(path, isBack ? null : after, isBack ? from : null, listener)
  transports.set(id, transport)
}

export const disconnect = (id: string): void => transports.get(id)?.close()

export function sendText(id: string, text: string, hears: NonNullable<Live['hears']>): void {
  transports.get(id)?.send?.(text)
  append(id, frameOut(text, hears))
}

/** Clears the messages; the connection and its number stay. */
export const clearLog = (id: string): void => change(id, { log: [], forgotten: 0 })

onSessionEnd(() => {
  for (const transport of transports.values()) transport.close()
  transports.clear()
  useFeeds.setState({}, true)
})
