import type { Reply } from './reply.ts'

/** One of several requests that went out at once. `reply` is null when none came; `endedMs` counts from when all set out. */
export type Run = { place: number; reply: Reply | null; endedMs: number }
/** In the order in which they were answered. */
export type Race = readonly Run[]

/** Sends the same so many times at once. An abort ends all of them, and is thrown. */
export async function race(times: number, ask: () => Promise<Reply>, signal: AbortSignal): Promise<Race> {
  const begun = performance.now()
  const runs = Array.from({ length: times }, async (_, index): Promise<Run> => {
    const reply = await ask().catch(() => null)
    return { place: index + 1, reply, endedMs: performance.now() - begun }
  })
  const ended = await Promise.all(runs)
  signal.throwIfAborted()
  return ended.sort((one, other) => one.endedMs - other.endedMs)
}

/** How many were answered how: `[[200, 1], [412, 4]]`, the most frequent first; 0 stands for no answer. */
export function outcomesOf(runs: Race): [status: number, count: number][] {
  const counts = new Map<number, number>()
  for (const { reply } of runs) counts.set(reply?.status ?? 0, (counts.get(reply?.status ?? 0) ?? 0) + 1)
  return [...counts].sort(([, one], [, other]) => other - one)
}
