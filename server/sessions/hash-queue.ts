import { availableParallelism } from 'node:os'
import { refuse } from '#shared/errors.ts'

/**
 * Hashes that run at once: two, or one where that would leave no core to whoever answers the other requests. libuv has four threads,
 * and files are read on them as well: the others stay free.
 */
export const MAX_RUNNING = Math.max(1, Math.min(2, availableParallelism() - 1))
/** Those that wait besides. More would only wait longer: a hash takes some 20 ms of a core. */
export const MAX_WAITING = 16
const RETRY_AFTER_SECONDS = 2

let admitted = 0
let running = 0
const waiting: (() => void)[] = []

/**
 * Does work that hashes a secret, as long as few enough do: else it is refused with 503 `busy`, before anything is written or hashed.
 * So a flood of guesses costs the others nothing but a refusal.
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

/** Runs one hash when its turn has come. */
export async function hashInTurn<T>(hash: () => Promise<T>): Promise<T> {
  if (running >= MAX_RUNNING) await new Promise<void>(resolve => waiting.push(resolve))
  else running++
  try {
    return await hash()
  } finally {
    // The turn is handed on, so that nobody comes in between.
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}
