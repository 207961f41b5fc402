import { api } from '#client/api/api.ts'
import { streamVans, type VanSecond } from '#resources/tracks/contract.ts'
import { Problem } from '#shared/errors.ts'

/** The state of the line to the server. */
export type Line = {
  is: 'connecting' | 'open' | 'waiting' | 'refused'
  /** The id of the last event. The next connection continues after it. */
  lastId: number | null
  /** Connections that continued after an event. */
  resumed: number
  /** Events that were received late, because the line had been cut. */
  caughtUp: number
  /** Events that were received twice, and ignored. */
  repeated: number
  error: unknown
}

export const NO_LINE: Line = { is: 'connecting', lastId: null, resumed: 0, caughtUp: 0, repeated: 0, error: null }

const [FIRST_WAIT_MS, LONGEST_WAIT_MS] = [1000, 15_000]
/** How many events may overtake one. After that, it was lost. */
const MAX_OVERTAKING = 3

type Listener = {
  /** Each second exactly once, in order. */
  onSecond: (second: VanSecond) => void
  onLine: (line: Line) => void
}

/**
 * Follows the vans until the signal. When the line breaks, it connects again and continues after the last event. Events
 * that arrive twice are ignored, and events that have overtaken others wait for them.
 */
export async function readVanStream({ onSecond, onLine }: Listener, signal: AbortSignal): Promise<void> {
  let line = NO_LINE
  let waitMs = FIRST_WAIT_MS
  const note = (patch: Partial<Line>) => {
    line = { ...line, ...patch }
    if (!signal.aborted) onLine(line)
  }

  /** Reads one connection to its end. */
  async function read() {
    const resumesAfter = line.lastId
    const headers = resumesAfter === null ? {} : { 'last-event-id': String(resumesAfter) }
    const stream = await api.call(streamVans, { headers }, { signal })
    note({ is: 'open', error: null, resumed: line.resumed + (resumesAfter === null ? 0 : 1) })
    const openedAt = Math.floor(Date.now() / 1000)
    const early = new Map<number, VanSecond>()
    for await (const { data } of stream) {
      waitMs = FIRST_WAIT_MS
      if (line.lastId !== null && data.second <= line.lastId) {
        note({ repeated: line.repeated + 1 })
        continue
      }
      early.set(data.second, data)
      // The first event, and the first after seconds that the server left out, need not follow the last one.
      const first = line.lastId === null || data.omitted !== undefined ? data.second : line.lastId + 1
      for (let next = early.get(first); next; next = early.get(next.second + 1)) {
        early.delete(next.second)
        const isLate = resumesAfter !== null && next.second < openedAt
        note({ lastId: next.second, caughtUp: line.caughtUp + (isLate ? 1 : 0) })
        onSecond(next)
      }
      if (early.size > MAX_OVERTAKING) return
    }
  }

  while (!signal.aborted) {
    note({ is: 'connecting' })
    const refusal = await read().then(
      () => null,
      error => error,
    )
    if (signal.aborted) return
    if (isFinal(refusal)) return note({ is: 'refused', error: refusal })
    note({ is: 'waiting', error: refusal })
    await waitOrOnline(waitMs, signal)
    waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS)
  }
}

/** The operator isn't allowed to follow the vans, so trying again would not help. */
const isFinal = (error: unknown): boolean => error instanceof Problem && error.status === 403

/** Waits, or until the browser is online again. */
const waitOrOnline = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise(resolve => {
    const done = () => {
      clearTimeout(timer)
      window.removeEventListener('online', done)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, ms)
    window.addEventListener('online', done)
    signal.addEventListener('abort', done)
  })
