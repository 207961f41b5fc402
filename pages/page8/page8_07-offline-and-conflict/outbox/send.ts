import { create } from 'zustand'
import { api } from '#client/api/api.ts'
import { isRefused } from '#client/api/connect.ts'
import { lookAgain, online, useConnection } from '#client/api/connection.ts'
import { queryClient, staysInOutbox, trackOptimistic } from '#client/api/query.ts'
import { atVersion } from '#client/api/use-action.ts'
import { createListeners } from '#client/live/listeners.ts'
import { onSessionEnd, sessionQuery } from '#client/session/session.ts'
import { useGlobal } from '#client/state/state.ts'
import { onWoken, requestSync } from '#pages/page8/page8_07-offline-and-conflict/worker/registration.ts'
import { updateVisit, type Visit } from '#resources/visits/contract.ts'
import { Problem } from '#shared/errors.ts'
import { change, useDevice } from './device.ts'
import {
  afterAccepted,
  afterStale,
  type Entry,
  type Kept,
  markRefused,
  markSent,
  markUnsent,
  nextEntry,
  type Outbox,
  withVisit,
} from './entry.ts'

/** A request without a response for this long has failed. Its Idempotency-Key makes a second one safe. */
const ANSWER_MS = 10_000
const FIRST_PAUSE_MS = 1000
const MAX_PAUSE_MS = 30_000

type Sending = {
  /** The entry that is on its way. */
  key: string | null
  /** The operator sends nothing for now, to practise. */
  isHeld: boolean
}
export const useSending = create<Sending>(() => ({ key: null, isHeld: false }))
onSessionEnd(() => useSending.setState({ isHeld: false }))

/**
 * What the server made of an entry. `merged`: others had changed the visit, and it is sent again. `unanswered`: the
 * server took the request and never responded.
 */
export type Outcome = { kind: 'accepted' | 'merged' | 'conflict' | 'unanswered'; visitId: number }
const outcomes = createListeners<Outcome>()
export const onOutcome = outcomes.add

export function hold(isHeld: boolean): void {
  useSending.setState({ isHeld })
  void sendOutbox()
}

const outbox = (): Outbox => useDevice.getState().kept?.outbox ?? []

/** Whether entries belong to the sandbox in which the session works. Offline, nobody knows it, and nothing is sent. */
function isInSandbox(kept: Kept): boolean {
  const session = queryClient.getQueryData(sessionQuery.queryKey)
  return session?.sandbox.id === kept.sandbox.id
}

const isReachable = () => navigator.onLine && useConnection.getState().state === 'connected'

/** The entry to send now. */
function next(): Entry | null {
  const { kept } = useDevice.getState()
  if (!kept || useSending.getState().isHeld || !isReachable() || !isInSandbox(kept)) return null
  return nextEntry(kept.outbox)
}

let isBusy = false

/** Sends what waits, one entry at a time, until nothing is left that can be sent. */
export async function sendOutbox(): Promise<void> {
  if (outbox().length > 0 && !isReachable()) void requestSync()
  if (isBusy) return
  isBusy = true
  try {
    for (let pauseMs = FIRST_PAUSE_MS; next(); pauseMs = Math.min(pauseMs * 2, MAX_PAUSE_MS)) {
      if (await inTurn(sendAll)) break
      useSending.setState({ key: null })
      await pause(pauseMs * (0.75 + Math.random() / 2))
      await online()
    }
  } finally {
    isBusy = false
    useSending.setState({ key: null })
  }
  // Something was added after the last look.
  if (next()) void sendOutbox()
}

let endPause = () => {}
const pause = (durationMs: number) =>
  new Promise<void>(resolve => {
    endPause = resolve
    setTimeout(resolve, durationMs)
  })

/** One tab at a time. Without locks, two tabs may send an entry twice, and its key makes it run once. */
const inTurn = <T>(work: () => Promise<T>): Promise<T> =>
  // The types don't say so, but a lock resolves to the result of its work.
  navigator.locks ? (navigator.locks.request('strive-outbox', work) as Promise<T>) : work()

/** Returns false if the server could not be reached, or asked for patience. */
async function sendAll(): Promise<boolean> {
  for (let entry = next(); entry; entry = next()) {
    useSending.setState({ key: entry.key })
    if (!(await sendEntry(entry))) return false
  }
  return true
}

async function sendEntry(entry: Entry): Promise<boolean> {
  const { key, visitId, changes } = entry
  const by = useGlobal.getState().user
  // Then the answer is none of the next operator's business.
  const hasLeft = () => useGlobal.getState().user !== by
  await changeOutbox(known => markSent(known, key))
  // Another tab has taken it back meanwhile.
  if (!outbox().some(one => one.key === key)) return true
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(), ANSWER_MS)
  try {
    const headers = { ...atVersion(entry), 'idempotency-key': key }
    const call = api.call(updateVisit, { params: { visitId }, headers, body: changes }, { signal: patience.signal })
    const saved = await trackOptimistic(call)
    if (hasLeft()) return true
    await change(kept => ({
      ...kept,
      visits: withVisit(kept.visits, saved),
      outbox: afterAccepted(kept.outbox, entry, saved),
    }))
    outcomes.notify({ kind: 'accepted', visitId })
  } catch (error) {
    if (hasLeft()) return true
    if (isRefused(updateVisit, 412, error)) await merge(entry, error.body.current)
    else if (patience.signal.aborted) {
      outcomes.notify({ kind: 'unanswered', visitId })
      return false
    } else if (!(error instanceof Problem)) throw error
    // Without a session, nobody has looked at it.
    else if (error.status !== 401 && !staysInOutbox(error))
      await changeOutbox(known => markRefused(known, key, error.code))
    else {
      // Without a response (status 0), it may have been executed.
      if (error.status !== 0) await changeOutbox(known => markUnsent(known, key))
      return false
    }
  } finally {
    clearTimeout(timer)
  }
  return true
}

async function merge(entry: Entry, current: Visit) {
  const newKey = crypto.randomUUID()
  await change(kept => ({
    ...kept,
    visits: withVisit(kept.visits, current),
    outbox: afterStale(kept.outbox, entry, current, newKey),
  }))
  const isAsking = outbox().some(({ key, problem }) => key === entry.key && problem !== null)
  outcomes.notify({ kind: isAsking ? 'conflict' : 'merged', visitId: current.id })
}

export const changeOutbox = (step: (outbox: Outbox) => Outbox): Promise<void> =>
  change(kept => ({ ...kept, outbox: step(kept.outbox) }))

let isFollowing = false

/**
 * Sends whenever something waits and the server can be reached: after an edit, after a reload, when the connection or
 * the session is back. Once begun, it goes on while the operator works on other pages.
 */
export function followConnection(): void {
  if (isFollowing) return
  isFollowing = true
  const send = () => void sendOutbox()
  addEventListener('online', send)
  onWoken(() => {
    lookAgain()
    endPause()
    send()
  })
  useConnection.subscribe(send)
  useDevice.subscribe(send)
  // The session says in which sandbox it works.
  queryClient.getQueryCache().subscribe(({ query }) => query.queryKey[0] === sessionQuery.queryKey[0] && send())
}
