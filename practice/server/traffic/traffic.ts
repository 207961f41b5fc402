import type { LiveBus } from '#server/bus/bus.ts'
import { isOutage } from '#server/database/failures/failures.ts'
import type { Db } from '#server/database/open.ts'
import type { Log } from '#server/platform/log.ts'
import { later, nextTurn, type Timer } from '#server/platform/turns.ts'
import type { Traffic } from '#server/practice.ts'
import { MAX_ENTRIES } from '#shared/platform/traffic.ts'
import { createRecorder } from './recorder.ts'
import { type Noted, rowOf } from './row.ts'
import { createStore } from './store.ts'

/** How long a request waits to be written with others. Short enough that a manual request appears at once. */
const PAUSE_MS = 100
/** Rows per batch. Writing one blocks the event loop, so small batches keep a flood from slowing down requests. */
const MAX_ROWS = 128
/** The size of the queue, equal to what is kept per operator. Further requests are dropped instead of waited for. */
const MAX_WAITING = MAX_ENTRIES
const MAX_WAITING_CHARACTERS = 32_000_000

/** The log itself, which its recorders write to. */
type TrafficLog = Traffic & {
  /** Notes a request. It is written a moment later. */
  record(noted: Noted): void
}

/** The traffic log of all operators: a queue in memory, written to the database in batches after the responses. */
export function createTraffic({ db, bus, log }: { db: Db; bus: LiveBus; log: Log }): TrafficLog {
  const store = createStore(db)
  const waiting: Noted[] = []
  let waitingCharacters = 0
  let recorded = 0
  let written = 0
  let dropped = 0
  let isOut = false
  let timer: Timer | null = null
  const unannounced = new Map<number, number>()

  function record(noted: Noted) {
    const length = lengthOf(noted)
    if (waiting.length >= MAX_WAITING || waitingCharacters + length > MAX_WAITING_CHARACTERS) {
      dropped++
      return
    }
    waiting.push(noted)
    waitingCharacters += length
    recorded++
    timer ??= later(writeWaiting, PAUSE_MS)
  }

  async function writeWaiting() {
    await writeInTurn()
    announce()
    timer = waiting.length > 0 ? later(writeWaiting, PAUSE_MS) : null
  }

  async function settled() {
    const target = recorded
    while (written < target) await writeInTurn()
  }

  let writing: Promise<unknown> = Promise.resolve()
  function writeInTurn() {
    // The embedded database runs synchronously, so other work gets a turn of the event loop between batches.
    writing = writing.then(writeBatch).then(nextTurn)
    return writing
  }

  async function writeBatch() {
    const batch = waiting.splice(0, MAX_ROWS)
    if (batch.length === 0) return
    for (const noted of batch) waitingCharacters -= lengthOf(noted)
    try {
      const newest = await store.append(batch.map(rowOf))
      for (const [accountId, id] of newest) unannounced.set(accountId, id)
      isOut = false
    } catch (error) {
      dropped += batch.length
      isOut = isOutage(error)
      if (!isOut) log.warn({ error: String(error) }, 'could not write requests to the traffic log')
    }
    written += batch.length
  }

  function announce() {
    for (const [accountId, lastId] of unannounced) bus.publish({ topic: 'traffic', accountId, lastId })
    unannounced.clear()
    // The outage is logged already and drops every batch, so dropped requests are reported after it.
    if (dropped === 0 || isOut) return
    log.warn({ dropped }, 'the traffic log dropped requests')
    dropped = 0
  }

  return {
    record,
    recorderOf: operation => createRecorder(operation, record),
    settled,
    waiting: () => waiting.length,
    async close() {
      if (timer) clearTimeout(timer)
      await settled()
      announce()
    },
  }
}

const lengthOf = ({ received, sent }: Noted) =>
  (received?.length ?? 0) + (typeof sent === 'string' || sent instanceof Uint8Array ? sent : sent.beginning).length
