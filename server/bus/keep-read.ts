import type { Log } from '#server/platform/log.ts'
import { every } from '#server/platform/turns.ts'
import { oneAtATime } from '#shared/time/one-at-a-time.ts'
import type { LiveBus, LiveEvent } from './bus.ts'

/** How often it is read again, in case the bus was cut and a change was missed. */
const SWEEP_MS = 60_000

type Change<T> = Extract<LiveEvent, { topic: T }>
/**
 * `topic` is the message that says it has changed, `what` what the log calls it: `the bug hunts`. `read` reads what such a
 * message names, or everything.
 */
type Kept<T> = { topic: T; what: string; read: (change?: Change<T>) => Promise<unknown> }

export type Listening = { bus: LiveBus; log: Log }
export type KeptRead = { announceChange(): Promise<void>; close(): void }

/** Keeps what an instance has read into memory up to date, so that a request needs no query. Reads it before it returns. */
export async function keepRead<T extends 'keys' | 'hunts' | 'faults'>(
  { bus, log }: Listening,
  { topic, what, read }: Kept<T>,
) {
  // Reads run one after the other, so that an older result never overwrites a newer one.
  const inTurn = oneAtATime()
  const readInTurn = (change?: Change<T>) => inTurn(() => read(change))
  const readAgain = (change?: Change<T>) =>
    void readInTurn(change).catch(error => log.error({ error: String(error) }, `could not read ${what}`))
  const isChange = (event: LiveEvent): event is Change<T> => event.topic === topic
  const unsubscribe = bus.subscribe(event => {
    if (isChange(event)) readAgain(event)
  })
  const sweep = every(() => readAgain(), SWEEP_MS)
  await readInTurn()
  return {
    /** Reads it again and notifies the other instances. The change applies when the promise resolves. */
    async announceChange(change: Change<T>) {
      await readInTurn(change)
      bus.publish(change)
    },
    close() {
      unsubscribe()
      clearInterval(sweep)
    },
  }
}
