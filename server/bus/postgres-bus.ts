import type { Log } from '#server/platform/log.ts'
import type { LiveBus, LiveEvent } from './bus.ts'
import { createPostgresListener } from './postgres-listener.ts'

const CHANNEL = 'strive_live'
/** PostgreSQL limits a notification to 8,000 bytes. */
const MAX_IDS = 300

/**
 * The bus of several instances, based on LISTEN/NOTIFY on its own connection. While that connection is down, each
 * instance receives only its own events. That is safe, because permissions are refreshed regularly and log readers
 * resume by number.
 */
export async function createPostgresBus(connectionString: string, log: Log): Promise<LiveBus> {
  const listeners = new Set<(event: LiveEvent) => void>()
  const receive = (event: LiveEvent) => {
    for (const listener of listeners) listener(event)
  }
  // Only instances of this program write to the channel.
  const onText = (text: string) => receive(JSON.parse(text))
  const listener = await createPostgresListener({ connectionString, channel: CHANNEL, log, onText })
  const notify = (event: LiveEvent) => void listener.send(JSON.stringify(event)).catch(() => receive(event))

  return {
    publish(event) {
      if (event.topic !== 'logins' && event.topic !== 'rows') return notify(event)
      for (let start = 0; start < event.ids.length; start += MAX_IDS)
        // A list of ids can be split into several events.
        notify({ ...event, ids: event.ids.slice(start, start + MAX_IDS) } as LiveEvent)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close: () => listener.close(),
  }
}
