import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Log } from '#server/platform/log.ts'
import { oneAtATime } from '#shared/time/one-at-a-time.ts'

const CONNECT_TIMEOUT_MS = 5_000
/** A frozen server is treated like one that is gone. */
const QUERY_TIMEOUT_MS = 10_000
const FIRST_PAUSE_MS = 250
const MAX_PAUSE_MS = 10_000

type Options = {
  connectionString: string
  channel: string
  log: Log
  onText: (text: string) => void
}
type PostgresListener = {
  /** Sends text to all listeners, including this one. Rejects if it could not be sent. */
  send(text: string): Promise<void>
  close(): Promise<void>
}

/**
 * The connection on which an instance listens. A lost connection is replaced by one attempt at a time, with growing
 * random pauses, so that instances that lost the server together don't reconnect together.
 */
export async function createPostgresListener({
  connectionString,
  channel,
  log,
  onText,
}: Options): Promise<PostgresListener> {
  let isClosed = false
  let client: pg.Client | null = await connect()

  async function connect(): Promise<pg.Client> {
    const fresh = new pg.Client({
      connectionString,
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      query_timeout: QUERY_TIMEOUT_MS,
    })
    // Without a listener, an error would end the process. The promise or the `end` event reports it anyway.
    fresh.on('error', () => {})
    fresh.on('notification', ({ payload }) => onText(payload ?? 'null'))
    try {
      await fresh.connect()
      await fresh.query(`listen ${channel}`)
    } catch (error) {
      abandon(fresh)
      throw error
    }
    // Registered after the connection works, so that a failed attempt doesn't start another one.
    fresh.once('end', () => void replace())
    return fresh
  }

  async function replace() {
    client = null
    if (isClosed) return
    log.warn({}, 'lost the connection for live messages')
    for (let attempt = 1; ; attempt++) {
      await sleep(pauseMs(attempt), undefined, { ref: false })
      if (isClosed) return
      try {
        client = await connect()
        log.info({ attempt }, 'restored the connection for live messages')
        if (isClosed) await client.end()
        return
      } catch (error) {
        log.debug({ attempt, error: String(error) }, 'the live bus did not connect')
      }
    }
  }

  async function notify(text: string) {
    const current = client
    if (!current) throw new Error('not connected for live messages')
    try {
      await current.query('select pg_notify($1, $2)', [channel, text])
    } catch (error) {
      if (!(error instanceof pg.DatabaseError)) abandon(current)
      throw error
    }
  }

  // One after the other, because a client of pg runs one query at a time.
  const inTurn = oneAtATime()
  return {
    send: text => inTurn(() => notify(text)),
    async close() {
      isClosed = true
      await inTurn(async () => client?.end())
    },
  }
}

/** Ends a client without waiting for a server that may not respond. */
const abandon = (client: pg.Client) => void client.end().catch(() => undefined)

const pauseMs = (attempt: number) =>
  Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (attempt - 1)) * (0.5 + Math.random() / 2)
