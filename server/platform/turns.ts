import { setImmediate, setTimeout } from 'node:timers/promises'

/** Resolves after this time. An aborted signal rejects it at once. */
export const pause = (ms: number, signal?: AbortSignal): Promise<void> => setTimeout(ms, undefined, { signal })

/** Resolves when everything else that is waiting has had its turn: requests, timers, finished reads. */
export const nextTurn = (): Promise<void> => setImmediate()
