import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Log } from '#server/log.ts'
import type { LiveBus, LiveEvent } from './bus.ts'

const CHANNEL = 'strive_live'
const RECONNECT_MS = 1_000
/** PostgreSQL carries at most 8,000 bytes a notification. */
const MOST_IDS = 300

/**
 * The bus of several instances: LISTEN/NOTIFY on a connection of its own. While that connection is lost, events pass
 * unheard: sessions are swept and log readers resume by number, so nothing depends on hearing every one.
 */
export async function createPostgresBus(connectionString: string, log: Log): Promise<LiveBus> {
  const listeners = new Set<(event: LiveEvent) => void>()
  let isClosed = false
  let client = await listen()

  async function listen(): Promise<pg.Client> {
    const fresh = new pg.Client({ connectionString })
    fresh.on('error', error => log.warn({ error: error.message }, 'the live bus lost its connection'))
    fresh.on('end', () => void reconnect())
    fresh.on('notification', ({ payload }) => {
      // Only instances of this program write to the channel.
      const event = JSON.parse(payload ?? 'null') as LiveEvent
      for (const listener of listeners) listener(event)
    })
    await fresh.connect()
    await fresh.query(`listen ${CHANNEL}`)
    return fresh
  }

  async function reconnect() {
    while (!isClosed) {
      await sleep(RECONNECT_MS)
      try {
        client = await listen()
        return
      } catch {
        // The log has the loss already; the next try is a second away.
      }
    }
  }

  // One at a time: a client of pg has one query under way.
  let sending: Promise<unknown> = Promise.resolve()
  function notify(event: LiveEvent) {
    const send = () => client.query('select pg_notify($1, $2)', [CHANNEL, JSON.stringify(event)])
    sending = sending
      .then(send)
      .catch(error => log.warn({ error: error.message, topic: event.topic }, 'a live event was not sent'))
  }

  return {
    publish(event) {
      if (event.topic !== 'logins' && event.topic !== 'rows') return notify(event)
      for (let start = 0; start < event.ids.length; start += MOST_IDS)
        // A slice of ids is as good as all of them.
        notify({ ...event, ids: event.ids.slice(start, start + MOST_IDS) } as LiveEvent)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async close() {
      isClosed = true
      await sending
      await client.end()
    },
  }
}
