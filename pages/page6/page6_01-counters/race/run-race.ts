import { api } from '#client/api/api.ts'
import { isRefused } from '#client/api/connect.ts'
import { sendChange, type Way } from '#pages/page6/page6_01-counters/send-change.ts'
import { readCounters, replaceCounters, type StoredCounters } from '#resources/counters/contract.ts'
import { add } from '#resources/counters/rules.ts'

const WINDOWS = ['A', 'B', 'C'] as const
type Window = (typeof WINDOWS)[number]
type Event = { window: Window; what: 'reads' | 'puts' | 'steps' | 'refused'; number: number }
/** `lost` is the number of updates without effect. */
type RaceResult = { events: Event[]; from: number; to: number; lost: number }

const STEP = { target: 'number', by: 1 } as const
/** A practice fault of each write. Without it, the server would answer one before the next arrives. */
const DELAY = 'delay=300'

/**
 * All windows read, then all add one to what they have read, at the same time. A refused step is repeated with the current
 * value.
 */
export async function runRace(way: Way): Promise<RaceResult> {
  const events: Event[] = []
  const read = []
  for (const window of WINDOWS) {
    const seen = await api.call(readCounters)
    read.push({ window, seen })
    events.push({ window, what: 'reads', number: seen.number })
  }

  async function step(window: Window, seen: StoredCounters) {
    try {
      const { number } = await sendChange(way, seen, { next: add(seen, 'number', 1), step: STEP }, DELAY)
      events.push({ window, what: way === 'step' ? 'steps' : 'puts', number })
    } catch (error) {
      if (!isRefused(replaceCounters, 412, error)) throw error
      const { current } = error.body
      events.push({ window, what: 'refused', number: current.number })
      await step(window, current)
    }
  }
  await Promise.all(read.map(({ window, seen }) => step(window, seen)))
  const { number: to } = await api.call(readCounters)
  const from = read[0]?.seen.number ?? 0
  return { events, from, to, lost: from + WINDOWS.length - to }
}
