import { isOnline, online } from '#client/api/connection.ts'
import { mayPass } from '#client/api/query.ts'
import { Problem } from '#shared/errors.ts'
import { propertyOf } from '#shared/objects.ts'

const WAITS_MS = [500, 1_000, 2_000, 4_000, 8_000]
const MAX_WAIT_MS = 30_000

type Options = {
  signal: AbortSignal
  /** Called after a failure, with the time until the retry. */
  onRetry: (waitMs: number, error: unknown) => void
  /** Called when the connection is gone. The next attempt is made when it is back, whenever that is. */
  onOffline: () => void
}

/**
 * Retries temporary failures, with growing delays or as long as the server asks. While there is no connection, it only
 * waits, and afterwards begins to count anew.
 */
export async function persist<T>(act: () => Promise<T>, { signal, onRetry, onOffline }: Options): Promise<T> {
  for (let failures = 0; ; failures++) {
    try {
      return await act()
    } catch (error) {
      const waitMs = WAITS_MS[failures]
      if (signal.aborted || waitMs === undefined || !isWorthAnother(error)) throw error
      const wait = Math.min(MAX_WAIT_MS, Math.max(waitMs, askedWaitMs(error)))
      onRetry(wait, error)
      await sleep(wait, signal)
      if (isOnline()) continue
      onOffline()
      await untilAborted(online(), signal)
      failures = -1
    }
  }
}

/**
 * Bytes that were damaged on their way are still intact here, so a retry helps. An error that is not a refusal is a
 * bug, or a problem with the file itself.
 */
const isWorthAnother = (error: unknown) =>
  error instanceof Problem && (mayPass(error) || error.code === 'checksum-mismatch')

function askedWaitMs(error: unknown): number {
  const retryAfterSeconds = error instanceof Problem ? propertyOf(error.body, 'retryAfterSeconds') : undefined
  return typeof retryAfterSeconds === 'number' ? retryAfterSeconds * 1000 : 0
}

/** Throws the abort reason if it is aborted first. */
function untilAborted(wait: Promise<void>, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted()
    const stop = () => reject(signal.reason)
    signal.addEventListener('abort', stop, { once: true })
    void wait.then(() => {
      signal.removeEventListener('abort', stop)
      resolve()
    })
  })
}

/** Throws the abort reason if it is aborted. */
const sleep = (ms: number, signal: AbortSignal): Promise<void> =>
  untilAborted(new Promise(resolve => setTimeout(resolve, ms)), signal)
