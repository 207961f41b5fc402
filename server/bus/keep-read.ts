import type { Log } from '#server/platform/log.ts'
import { every } from '#server/platform/turns.ts'
import type { LiveBus } from './bus.ts'

/** How often it is read again, in case the bus was cut and a change was missed. */
const SWEEP_MS = 60_000

/** `topic` is the message that says it has changed, `what` what the log calls it: `the bug hunts`. */
type Kept = { topic: 'keys' | 'hunts'; what: string; read: () => Promise<void> }

export type Listening = { bus: LiveBus; log: Log }
export type KeptRead = Awaited<ReturnType<typeof keepRead>>

/** Keeps what an instance has read into memory up to date, so that a request needs no query. Reads it before it returns. */
export async function keepRead({ bus, log }: Listening, { topic, what, read }: Kept) {
  // Reads run one after the other, so that an older result never overwrites a newer one.
  let reading: Promise<unknown> = Promise.resolve()
  function readInTurn(): Promise<void> {
    const next = reading.then(read)
    reading = next.catch(() => undefined)
    return next
  }
  const readAgain = () =>
    void readInTurn().catch(error => log.error({ error: String(error) }, `could not read ${what}`))
  const unsubscribe = bus.subscribe(event => {
    if (event.topic === topic) readAgain()
  })
  const sweep = every(readAgain, SWEEP_MS)
  await readInTurn()
  return {
    /** Reads it again and notifies the other instances. The change applies when the promise resolves. */
    async announceChange() {
      await readInTurn()
      bus.publish({ topic })
    },
    close() {
      unsubscribe()
      clearInterval(sweep)
    },
  }
}
