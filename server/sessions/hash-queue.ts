import { availableParallelism } from 'node:os'
import { refuse } from '#shared/errors.ts'

/**
 * How many hashes run at once: two, or one if two would leave no core for other requests. libuv has four threads, which
 * also read files, so the others stay free.
 */
export const MAX_RUNNING = Math.max(1, Math.min(2, availableParallelism() - 1))
/** How many more may wait. A hash takes about 20 ms of a core, so a longer queue would only mean a longer wait. */
export const MAX_WAITING = 16
const RETRY_AFTER_SECONDS = 2

let admitted = 0
let running = 0
const waiting: (() => void)[] = []

/** How many sign-ins wait for their turn. */
export const hashesWaiting = (): number => Math.max(0, admitted - MAX_RUNNING)

/**
 * Runs work that hashes a secret, or refuses it with 503 `busy` if too much is queued, before anything is written or
 * hashed. So a flood of password guesses doesn't slow down other requests.
 */
export async function admitHashing<T>(work: () => Promise<T>): Promise<T> {
  if (admitted >= MAX_RUNNING + MAX_WAITING) throw refuse('busy', { retryAfterSeconds: RETRY_AFTER_SECONDS })
  admitted++
  try {
    return await work()
  } finally {
    admitted--
  }
}

export async function hashInTurn<T>(hash: () => Promise<T>): Promise<T> {
  if (running >= MAX_RUNNING) await new Promise<void>(resolve => waiting.push(resolve))
  else running++
  try {
    return await hash()
  } finally {
    // Passes its place directly to the next one, so that no newcomer can jump the queue.
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}
