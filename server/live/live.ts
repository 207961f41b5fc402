import * as z from 'zod/mini'
import type { Db } from '#server/database/open.ts'
import type { Faults } from '#server/faults/faults.ts'
import type { Log } from '#server/log.ts'
import type { Operator } from '#server/sessions/operator.ts'
import type { StreamEvent } from '#shared/contract.ts'
import { refuse } from '#shared/errors.ts'
import { type Channel, ChannelAnswer, MAX_STREAMS, type StreamedMessage } from '#shared/platform/live.ts'
import type { LiveBus } from './bus.ts'
import { Connection } from './connection.ts'
import { createDelivery } from './delivery.ts'
import { createEventTransport } from './event-transport.ts'
import { createLoginNews } from './login-news.ts'
import { createNews } from './news.ts'
import { createRights } from './rights.ts'
import type { Transport } from './transport.ts'

const PING_MS = 15_000

export type Live = {
  /** Adds a new transport. `after` is the number of the last message that its reader received, if it is resuming. */
  open(transport: Transport, channel: Channel, operator: Operator, after: number | null): void
  /** Opens an event stream. Refuses when the account has too many. `cut` destroys its connection. */
  stream(operator: Operator, after: number | null, cut: () => void): AsyncIterable<StreamEvent<StreamedMessage>>
  count(channel: Channel): number
  close(): Promise<void>
}

type Parts = { db: Db; bus: LiveBus; log: Log; faults: Faults }

/** All open sockets and event streams of this instance. */
export function createLive({ db, bus, log, faults }: Parts): Live {
  /** No caller awaits this work, so errors are logged. */
  const inBackground = (work: Promise<unknown>) =>
    work.catch(error => log.error({ error: String(error) }, 'could not serve the live connections'))

  const connections = new Set<Connection>()
  const rights = createRights({ db, inBackground })
  const logins = createLoginNews({ db, connections, deliver: createDelivery(faults), inBackground })
  const deliverEvent = createNews({ connections, rights, logins })
  const unsubscribe = bus.subscribe(event => void inBackground(deliverEvent(event)))
  const pinging = setInterval(() => inBackground(pingAll()), PING_MS).unref()
  let isStopping = false

  /** Cuts dead connections, and refreshes permissions in case a change was missed. */
  async function pingAll() {
    for (const connection of connections)
      if (connection.isAlive) connection.ping()
      else connection.terminate()
    await rights.refresh([...connections])
  }

  function open(transport: Transport, channel: Channel, operator: Operator, after: number | null) {
    const connection = new Connection(transport, channel, operator)
    connections.add(connection)
    transport.watch({
      onAlive: () => {
        connection.isAlive = true
      },
      onGone: () => {
        connections.delete(connection)
        rights.forget(connection)
        connection.isClosing = true
      },
      onText: text => {
        const answer = channel === 'request' ? parseAnswer(text) : null
        if (answer) connection.lastAnswer = answer
      },
    })
    rights.watchExpiry(connection)
    void inBackground(logins.resume(connection, after))
  }

  const ofChannel = (channel: Channel) => [...connections].filter(one => one.channel === channel)

  return {
    open,
    stream(operator, after, cut) {
      if (isStopping) throw refuse('unavailable')
      const own = ofChannel('events').filter(one => one.operator.accountId === operator.accountId)
      if (own.length >= MAX_STREAMS) throw refuse('too-many-streams', { limit: MAX_STREAMS })
      const transport = createEventTransport({ after, cut })
      open(transport, 'events', operator, after)
      return transport.events
    },
    count: channel => ofChannel(channel).length,
    async close() {
      isStopping = true
      clearInterval(pinging)
      unsubscribe()
      for (const connection of connections) connection.close('stopping')
    },
  }
}

function parseAnswer(text: string): ChannelAnswer | null {
  try {
    const parsed = z.safeParse(ChannelAnswer, JSON.parse(text))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}
