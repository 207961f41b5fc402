import * as z from 'zod/mini'
import type { LiveBus, Present } from '#server/bus/bus.ts'
import type { Db } from '#server/database/open.ts'
import type { Log } from '#server/platform/log.ts'
import type { Transport } from '#server/platform/transport.ts'
import { every } from '#server/platform/turns.ts'
import type { Faults } from '#server/practice.ts'
import type { Operator } from '#server/sessions/operator.ts'
import type { StreamEvent } from '#shared/contract.ts'
import { refuse } from '#shared/errors.ts'
import { keysIn } from '#shared/objects.ts'
import { isPermitted } from '#shared/permissions.ts'
import {
  CHANNELS,
  type Channel,
  ChannelAnswer,
  MAX_STREAMS,
  type StreamedMessage,
  Whereabouts,
} from '#shared/platform/live.ts'
import { parseJson } from '#shared/text/parse-json.ts'
import { Connection } from './connection.ts'
import { createDelivery } from './delivery.ts'
import { createEventTransport } from './event-transport.ts'
import { createFeeds, type Feeds } from './feeds.ts'
import { createLoginNews } from './login-news.ts'
import { createMarks } from './marks.ts'
import { createNews, hearsOwn } from './news.ts'
import { CHANNEL_PLACE, createPresence } from './presence.ts'
import { createRights } from './rights.ts'

const PING_MS = 15_000
/** What a console says on /ws/live is short. Anything longer is not read. */
const MAX_SAID_LENGTH = 200

export type Live = {
  /** Adds a new transport. */
  open(transport: Transport, channel: Channel, operator: Operator, resuming: Resuming): void
  /** Opens an event stream. Refuses when the account has too many. `cut` destroys its connection. */
  stream(operator: Operator, after: number | null, cut: () => void): AsyncIterable<StreamEvent<StreamedMessage>>
  /** Opens an event stream with a resource's own events. */
  feed: Feeds['open']
  /** Tells the connections of an account to this instance that rows have changed. For news that every instance finds. */
  tell(accountId: number, entity: string, ids: number[]): void
  /** The mark that a document carries (`Resuming.since`). */
  mark(): string
  count(channel: Channel): number
  /** The number of open connections by channel, and of the event streams of resources as `feeds`. */
  counts(): [channel: string, count: number][]
  /** The consoles on the request channel, of all instances. */
  consoles(): readonly Present[]
  /** Listens for answers of consoles to this instance (S-WS-1). Returns a function that stops listening. */
  onAnswer(listener: AnswerListener): () => void
  close(): Promise<void>
}

type Resuming = {
  /** The number of the last message that the reader received, if it is resuming. */
  after: number | null
  /** The mark of the document that it belongs to. */
  since?: string | null
}

type AnswerListener = (connection: Connection, answer: ChannelAnswer) => void

type Parts = { db: Db; bus: LiveBus; log: Log; faults: Faults }

/** All open sockets and event streams of this instance. */
export function createLive({ db, bus, log, faults }: Parts): Live {
  /** No caller awaits this work, so errors are logged. */
  const inBackground = (work: Promise<unknown>) =>
    work.catch(error => log.error({ error: String(error) }, 'could not serve the live connections'))

  const connections = new Set<Connection>()
  const rights = createRights({ db, inBackground })
  const feeds = createFeeds({ db, faults, countOthers: countStreams })
  const logins = createLoginNews({ db, connections, deliver: createDelivery(faults), inBackground })
  const presence = createPresence({ bus, connections, onChange: tellPresence })
  const answers = new Set<AnswerListener>()
  const marks = createMarks()
  const deliverEvent = createNews({ connections, rights, logins, presence })
  const unsubscribe = bus.subscribe(event => {
    marks.note(event)
    void inBackground(deliverEvent(event))
  })
  const pinging = every(() => inBackground(pingAll()), PING_MS)
  let isStopping = false

  /** Cuts dead connections, and refreshes permissions in case a change was missed. */
  async function pingAll() {
    for (const connection of connections)
      if (connection.isAlive) connection.ping()
      else connection.terminate()
    await rights.refresh([...connections])
    presence.refresh()
  }

  function tellPresence(place: string, here: readonly Connection[], people: readonly Present[]) {
    if (place === CHANNEL_PLACE) {
      for (const connection of connections)
        if (connection.channel === 'live' && isPermitted(connection.operator.permissions, 'channel:use'))
          connection.send({ type: 'rows', entity: 'consoles', ids: [] })
      return
    }
    const listed = people.map(({ account, isTyping }) => ({ account, isTyping }))
    for (const connection of here)
      if (connection.at) connection.send({ type: 'people', place: connection.at.place, people: listed })
  }

  function open(transport: Transport, channel: Channel, operator: Operator, { after, since = null }: Resuming) {
    const connection = new Connection(transport, channel, operator)
    // What comes from now on, it receives.
    connection.hasNews = since === null ? null : marks.hasNews(since, operator)
    connections.add(connection)
    transport.watch({
      onAlive: () => {
        connection.isAlive = true
      },
      onGone: () => {
        connections.delete(connection)
        rights.forget(connection)
        connection.isClosing = true
        presence.note(connection)
      },
      onText: text => hear(connection, text),
    })
    rights.watchExpiry(connection)
    presence.note(connection)
    void inBackground(greet(connection, after))
  }

  /** A reader that can't be greeted is told to reconnect. Otherwise it would wait forever. */
  async function greet(connection: Connection, after: number | null) {
    try {
      await logins.resume(connection, after)
    } catch (error) {
      connection.close('stopping')
      throw error
    }
  }

  function hear(connection: Connection, text: string) {
    if (connection.channel === 'request') {
      const answer = parsed(ChannelAnswer, text)
      if (answer) for (const listener of answers) listener(connection, answer)
    } else if (text.length <= MAX_SAID_LENGTH) {
      const at = parsed(Whereabouts, text)
      if (at && isPermitted(connection.operator.permissions, 'rooms:use')) presence.move(connection, at)
    }
  }

  function countStreams(accountId: number) {
    return ofChannel('events').filter(({ operator }) => operator.accountId === accountId).length
  }

  const ofChannel = (channel: Channel) => [...connections].filter(one => one.channel === channel)

  return {
    open,
    stream(operator, after, cut) {
      if (isStopping) throw refuse('unavailable')
      if (countStreams(operator.accountId) + feeds.count(operator.accountId) >= MAX_STREAMS)
        throw refuse('too-many-streams', { limit: MAX_STREAMS })
      const transport = createEventTransport({ after, cut })
      open(transport, 'events', operator, { after })
      return transport.events
    },
    tell(accountId, entity, ids) {
      for (const connection of connections)
        if (connection.operator.accountId === accountId && hearsOwn(connection))
          connection.send({ type: 'rows', entity, ids })
    },
    feed: feeds.open,
    mark: marks.now,
    count: channel => ofChannel(channel).length,
    counts: () => [
      ...keysIn(CHANNELS).map((one): [string, number] => [one, ofChannel(one).length]),
      ['feeds', feeds.total()],
    ],
    consoles: () => presence.peopleAt(CHANNEL_PLACE),
    onAnswer(listener) {
      answers.add(listener)
      return () => answers.delete(listener)
    },
    async close() {
      isStopping = true
      clearInterval(pinging)
      feeds.close()
      unsubscribe()
      presence.close()
      for (const connection of connections) connection.close('stopping')
    },
  }
}

const parsed = <S extends z.ZodMiniType>(schema: S, text: string) => z.safeParse(schema, parseJson(text)).data ?? null
