import { api } from '#client/api/api.ts'
import { isRefused } from '#client/api/connect.ts'
import { readCounters, replaceCounters, type StoredCounters } from '#resources/counters/contract.ts'
import { add } from '#resources/counters/rules.ts'
import { sendChange, type Way } from './send-change.ts'

type Event = { window: 'A' | 'B'; what: 'reads' | 'puts' | 'steps' | 'refused'; number: number }
export type RaceResult = { events: Event[]; from: number; to: number; isLost: boolean }

const STEP = { target: 'number', by: 1 } as const

/**
 * Both windows read, then both add one to what they have read, at the same time. A refused step is repeated with the
 * current value.
 */
export async function runRace(way: Way): Promise<RaceResult> {
  const events: Event[] = []
  const read = { A: await api.call(readCounters), B: await api.call(readCounters) }
  for (const window of ['A', 'B'] as const) events.push({ window, what: 'reads', number: read[window].number })

  async function step(window: 'A' | 'B', seen: StoredCounters) {
    try {
      const { number } = await sendChange(way, seen, { next: add(seen, 'number', 1), step: STEP })
      events.push({ window, what: way === 'step' ? 'steps' : 'puts', number })
    } catch (error) {
      if (!isRefused(replaceCounters, 412, error)) throw error
      const { current } = error.body
      events.push({ window, what: 'refused', number: current.number })
      await step(window, current)
    }
  }
  await Promise.all([step('A', read.A), step('B', read.B)])
  const { number: to } = await api.call(readCounters)
  const from = read.A.number
  return { events, from, to, isLost: to !== from + 2 }
}
