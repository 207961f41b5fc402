import { setImmediate, setTimeout } from 'node:timers/promises'

/** Resolves after this time. An aborted signal rejects it at once. */
export const pause = (ms: number, signal?: AbortSignal): Promise<void> => setTimeout(ms, undefined, { signal })

/** Resolves when everything else that is waiting has had its turn: requests, timers, finished reads. */
export const nextTurn = (): Promise<void> => setImmediate()

/** A timer that never keeps the console from ending. */
export type Timer = ReturnType<typeof globalThis.setTimeout>

/** Does some work again and again, until `clearInterval`. */
export const every = (work: () => unknown, ms: number): Timer => globalThis.setInterval(work, ms).unref()

/** Does some work after this time, unless `clearTimeout` prevents it. */
export const later = <Given extends unknown[]>(
  work: (...given: Given) => unknown,
  ms: number,
  ...given: Given
): Timer => globalThis.setTimeout(work, ms, ...given).unref()
