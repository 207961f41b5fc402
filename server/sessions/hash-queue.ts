import { refuse } from '#shared/errors.ts'

/**
 * How many hashes run at once: two, or one if two would leave no core for other requests. libuv has four threads, which
 * also read files, so the others stay free.
 */
export const MAX_RUNNING = Math.max(1, Math.min(2, navigator.hardwareConcurrency - 1))
/**
 * How many requests that hash are worked on at once. The next ones count their attempts and read while one is hashed;
 * more of them would use up the free attempts of an account, or of an address that a whole room shares.
 */
export const MAX_ADMITTED = MAX_RUNNING + 3
/** How many more may wait: a room of a hundred that signs in at once. A hash takes about 20 ms of a core. */
export const MAX_WAITING = 128
const RETRY_AFTER_SECONDS = 2

/** Runs work in order of arrival, this much of it at once. */
function createQueue(places: number) {
  let taken = 0
  const waiting: (() => void)[] = []
  return {
    waiting: () => waiting.length,
    async run<T>(work: () => Promise<T>): Promise<T> {
      if (taken >= places) await new Promise<void>(resolve => waiting.push(resolve))
      else taken++
      try {
        return await work()
      } finally {
        // Passes its place directly to the next one, so that no newcomer can jump the queue.
        const next = waiting.shift()
        if (next) next()
        else taken--
      }
    },
  }
}

const admitted = createQueue(MAX_ADMITTED)
const hashing = createQueue(MAX_RUNNING)

/** How many sign-ins wait for their turn. */
export const hashesWaiting = (): number => admitted.waiting() + hashing.waiting()

/**
 * Runs work that hashes a secret when it is its turn, or refuses it with 503 `busy` if too much is queued, before
 * anything is written or hashed. So a flood of password guesses doesn't slow down other requests.
 */
export async function admitHashing<T>(work: () => Promise<T>): Promise<T> {
  if (admitted.waiting() >= MAX_WAITING) throw refuse('busy', { retryAfterSeconds: RETRY_AFTER_SECONDS })
  return admitted.run(work)
}

export const hashInTurn = <T>(hash: () => Promise<T>): Promise<T> => hashing.run(hash)
