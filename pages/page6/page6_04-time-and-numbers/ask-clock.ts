import { api } from '#client/api/api.ts'
import { readClock } from '#resources/times/contract.ts'
import type { Sample } from '#resources/times/rules.ts'
import { FAULT_HEADER } from '#shared/platform/faults.ts'

const TIMES = 5
const SLOWED = { [FAULT_HEADER]: 'delay=600' }

/** The browser's clock with fractions of a millisecond, which `Date.now()` lacks. */
const nowMs = () => performance.timeOrigin + performance.now()

/** Reads the server's clock several times, one request at a time, because parallel requests would delay each other. */
export async function askClock({ isFirstSlowed }: { isFirstSlowed: boolean }) {
  const samples: (Sample & { isSlowed: boolean })[] = []
  for (let asking = 0; asking < TIMES; asking++) {
    const isSlowed = isFirstSlowed && asking === 0
    const sentMs = nowMs()
    const { now } = await api.call(readClock, {}, isSlowed ? { headers: SLOWED } : {})
    samples.push({ sentMs, serverMs: Date.parse(now), receivedMs: nowMs(), isSlowed })
  }
  return samples
}
