import type { LiveBus } from '#server/bus/bus.ts'
import type { Db } from '#server/database/open.ts'
import type { Log } from '#server/log.ts'
import { originsOf } from '#server/sessions/find-key.ts'

/** How often the origins are read again, in case the bus was cut and a change was missed. */
const SWEEP_MS = 60_000

/** The origins that any operator's valid keys allow. A preflight has no key, so only these can be checked. */
export type KnownOrigins = {
  has(origin: string): boolean
  /** Reads the keys again and notifies the other instances. The change applies when the promise resolves. */
  announceChange(): Promise<void>
  close(): void
}

/** Cached in memory, so that a preflight needs no query. */
export async function createKnownOrigins({ db, bus, log }: { db: Db; bus: LiveBus; log: Log }): Promise<KnownOrigins> {
  let endsMs = new Map<string, number>()

  async function readNow() {
    const rows = await db.selectFrom('api_key').select(['origins', 'expires_at']).where('origins', '!=', '').execute()
    endsMs = new Map()
    for (const { origins, expires_at } of rows)
      for (const origin of originsOf(origins)) {
        const end = expires_at === null ? Number.POSITIVE_INFINITY : Date.parse(expires_at)
        endsMs.set(origin, Math.max(end, endsMs.get(origin) ?? 0))
      }
  }

  // Reads run one after the other, so that an older result never overwrites a newer one.
  let reading: Promise<unknown> = Promise.resolve()
  function read(): Promise<void> {
    const next = reading.then(readNow)
    reading = next.catch(() => undefined)
    return next
  }

  const watch = (work: Promise<void>) =>
    void work.catch(error => log.error({ error: String(error) }, 'could not read the origins of the API keys'))
  const unsubscribe = bus.subscribe(event => {
    if (event.topic === 'keys') watch(read())
  })
  const sweep = setInterval(() => watch(read()), SWEEP_MS).unref()
  await read()

  return {
    has: origin => (endsMs.get(origin) ?? 0) > Date.now(),
    async announceChange() {
      await read()
      bus.publish({ topic: 'keys' })
    },
    close() {
      unsubscribe()
      clearInterval(sweep)
    },
  }
}
