import type { Reply } from './reply.ts'

/** One of several parallel requests. `reply` is null without a response; `endedMs` counts from the common start. */
export type Run = { place: number; reply: Reply | null; endedMs: number }
/** In the order of their responses. */
export type Race = readonly Run[]

/** Sends the same request several times at once. An abort cancels all of them, and is thrown. */
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

/** How often each status occurred: `[[200, 1], [412, 4]]`, most frequent first; 0 stands for no response. */
export function outcomesOf(runs: Race): [status: number, count: number][] {
  const counts = new Map<number, number>()
  for (const { reply } of runs) counts.set(reply?.status ?? 0, (counts.get(reply?.status ?? 0) ?? 0) + 1)
  return [...counts].sort(([, one], [, other]) => other - one)
}
