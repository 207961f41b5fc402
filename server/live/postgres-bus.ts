import type { Log } from '#server/log.ts'
import type { LiveBus, LiveEvent } from './bus.ts'
import { createPostgresListener } from './postgres-listener.ts'

const CHANNEL = 'strive_live'
/** PostgreSQL carries at most 8,000 bytes a notification. */
const MAX_IDS = 300

/**
 * The bus of several instances: LISTEN/NOTIFY on a connection of its own. While that connection is lost, each instance hears its own
 * events alone: sessions are swept and log readers resume by number, so nothing depends on hearing every one.
 */
export async function createPostgresBus(connectionString: string, log: Log): Promise<LiveBus> {
  const listeners = new Set<(event: LiveEvent) => void>()
  const hear = (event: LiveEvent) => {
    for (const listener of listeners) listener(event)
  }
  // Only instances of this program write to the channel.
  const onText = (text: string) => hear(JSON.parse(text) as LiveEvent)
  const listener = await createPostgresListener({ connectionString, channel: CHANNEL, log, onText })
  const notify = (event: LiveEvent) => void listener.send(JSON.stringify(event)).catch(() => hear(event))

  return {
    publish(event) {
      if (event.topic !== 'logins' && event.topic !== 'rows') return notify(event)
      for (let start = 0; start < event.ids.length; start += MAX_IDS)
        // A slice of ids is as good as all of them.
        notify({ ...event, ids: event.ids.slice(start, start + MAX_IDS) } as LiveEvent)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close: () => listener.close(),
  }
}
