import * as z from 'zod/mini'
import type { Db } from '#server/database/open.ts'
import type { Faults } from '#server/faults/faults.ts'
import type { Log } from '#server/log.ts'
import { loginOf } from '#server/sessions/login-log.ts'
import { isSession, type Operator } from '#server/sessions/sessions.ts'
import type { StreamEvent } from '#shared/contract.ts'
import { refuse } from '#shared/errors.ts'
import { isPermitted } from '#shared/permissions.ts'
import {
  CHANNELS,
  type Channel,
  ChannelAnswer,
  type LiveMessage,
  MAX_STREAMS,
  type StreamedMessage,
} from '#shared/platform/live.ts'
import type { LiveBus, LiveEvent } from './bus.ts'
import { callerOf, findCallers } from './callers.ts'
import { Connection } from './connection.ts'
import { createDelivery } from './delivery.ts'
import { createEventLine } from './event-line.ts'
import type { Line } from './line.ts'

/** Entities whose rows say what the operators of a sandbox may do; a sandbox that is reset has other roles. */
const DECIDES_RIGHTS: ReadonlySet<string> = new Set(['roles', 'role-holders', 'sandboxes'])
const PING_MS = 15_000
/** The longest gap that a resuming reader is told of; how many were left out beyond it, the greeting says. */
const MAX_CAUGHT_UP = 500
/** Node's timers hold no longer delay; the check then comes early and sets another. */
const MAX_TIMER_MS = 2 ** 31 - 1

export type Live = {
  /** Takes a new line over. `after` is the number that its reader heard last, if it comes back. */
  open(line: Line, channel: Channel, operator: Operator, after: number | null): void
  /** The same over an answer that goes on; refuses one stream too many. `cut` destroys the connection that it goes over. */
  stream(operator: Operator, after: number | null, cut: () => void): AsyncIterable<StreamEvent<StreamedMessage>>
  count(channel: Channel): number
  close(): Promise<void>
}

type Parts = { db: Db; bus: LiveBus; log: Log; faults: Faults }

/** All open sockets and event streams of this instance. */
export function createLive({ db, bus, log, faults }: Parts): Live {
  const connections = new Set<Connection>()
  const expiries = new WeakMap<Connection, NodeJS.Timeout>()
  const deliver = createDelivery(faults)
  const unsubscribe = bus.subscribe(event => void watch(hear(event)))
  const pinging = setInterval(() => watch(pingAll()), PING_MS).unref()
  let isStopping = false

  /** Nobody waits for what happens on a line's account: a failure goes to the log. */
  const watch = (work: Promise<unknown>) =>
    work.catch(error => log.error({ error: String(error) }, 'the live lines were not served'))

  async function hear(event: LiveEvent) {
    if (event.topic === 'logins') return tellLogins(event.ids)
    if (event.topic === 'session-ended') return of(event.sessionIds).forEach(one => void one.close('sessionEnded'))
    if (event.topic === 'session-shortened') return rewatch(of([event.sessionId]))
    if (event.topic === 'faults') return tellAccount(event.accountId, { type: 'faults' })
    if (event.topic === 'traffic') return tellAccount(event.accountId, { type: 'traffic', lastId: event.lastId })
    if (event.topic === 'task')
      return tellAccount(event.accountId, { type: 'task', page: event.page, task: event.task })
    if (event.topic === 'rows') return tellRows(event)
    if (event.topic === 'keys') return askAgain(ofKeys())
    if (event.topic === 'session-rights') return askAgain(of(event.sessionIds))
    if (event.topic === 'session-sandbox') return askAgain(of(event.sessionIds))
  }

  const of = (sessionIds: number[]) =>
    [...connections].filter(({ operator }) => isSession(operator) && sessionIds.includes(operator.sessionId))
  const ofKeys = () => [...connections].filter(({ operator }) => !isSession(operator))
  const mayReadLogins = ({ operator }: Connection) => isPermitted(operator.permissions, 'login-log:read')
  /** The channel tells of logins alone; and what is the account's own, beside any sandbox, is no key's. */
  const hearsOwn = ({ operator, channel }: Connection) => channel !== 'request' && isSession(operator)

  function tellAccount(accountId: number, message: LiveMessage) {
    for (const connection of connections)
      if (connection.operator.accountId === accountId && hearsOwn(connection)) connection.send(message)
  }

  /** Asks who these are now: lines of sessions and keys that ended, or may not have them any more, are closed, the others are told. */
  async function askAgain(asked: Connection[]) {
    const operators = await findCallers(
      db,
      asked.map(({ operator }) => operator),
    )
    for (const connection of asked) {
      if (connection.isClosing) continue
      const operator = operators.get(callerOf(connection.operator))
      if (operator) adopt(connection, operator)
      else connection.close('sessionEnded')
    }
  }

  function adopt(connection: Connection, operator: Operator) {
    const before = connection.operator
    connection.operator = operator
    if (!isPermitted(operator.permissions, CHANNELS[connection.channel].needs)) return connection.close('notPermitted')
    // The page that reads may be of an origin that is no longer allowed: who comes back is asked.
    if (operator.key?.origins.join() !== before.key?.origins.join()) return connection.close('stopping')
    if (!areSameRights(before, operator)) connection.send({ type: 'level', level: operator.level })
    // In another sandbox other rows are told.
    if (operator.sandboxId !== before.sandboxId) connection.send({ type: 'sandbox' })
  }

  async function tellRows({ entity, ids, sandboxId, accountId }: Extract<LiveEvent, { topic: 'rows' }>) {
    // First, for a page that hears of it reads on with what it may read now.
    if (sandboxId !== null && DECIDES_RIGHTS.has(entity))
      await askAgain([...connections].filter(({ operator }) => operator.sandboxId === sandboxId))
    // A key of a deleted sandbox opens nothing.
    else if (entity === 'sandboxes') await askAgain(ofKeys().filter(({ operator }) => operator.accountId === accountId))
    for (const connection of connections) {
      const { operator, channel } = connection
      if (sandboxId === null) {
        if (operator.accountId === accountId && hearsOwn(connection)) connection.send({ type: 'rows', entity, ids })
      } else if (operator.sandboxId === sandboxId && channel !== 'request')
        connection.send({ type: 'rows', entity, ids })
    }
  }

  /** In turn: of lines that are read at once, or that meet a fault at once, the later might be told first. */
  let telling: Promise<unknown> = Promise.resolve()
  function tellLogins(ids: number[]) {
    telling = telling.then(() => watch(readAndTell(ids)))
  }

  async function readAndTell(ids: number[]) {
    const readers = [...connections].filter(mayReadLogins)
    if (readers.length === 0) return
    const rows = await db.selectFrom('login').selectAll().where('id', 'in', ids).orderBy('id').execute()
    for (const row of rows) {
      const message: LiveMessage = { type: 'login', seq: row.id, login: loginOf(row) }
      await Promise.all(readers.map(reader => watch(deliver(reader, message))))
    }
  }

  async function resume(connection: Connection, after: number | null) {
    const { last } = await db
      .selectFrom('login')
      .select(({ fn }) => fn.max('id').as('last'))
      .executeTakeFirstOrThrow()
    const missed = after === null || !mayReadLogins(connection) ? [] : await loginsAfter(after)
    const omitted = missed.length < MAX_CAUGHT_UP ? 0 : (await countAfter(after ?? 0)) - MAX_CAUGHT_UP
    connection.resume(last ?? 0, missed, { after, omitted })
  }

  async function countAfter(after: number): Promise<number> {
    const { count } = await db
      .selectFrom('login')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('id', '>', after)
      .executeTakeFirstOrThrow()
    return Number(count)
  }

  async function loginsAfter(after: number): Promise<LiveMessage[]> {
    const rows = await db
      .selectFrom('login')
      .selectAll()
      .where('id', '>', after)
      .orderBy('id', 'desc')
      .limit(MAX_CAUGHT_UP)
      .execute()
    return rows.reverse().map(row => ({ type: 'login', seq: row.id, login: loginOf(row) }))
  }

  /** Cuts dead lines, and sweeps what ended or changed unheard. */
  async function pingAll() {
    for (const connection of connections)
      if (connection.isAlive) connection.ping()
      else connection.terminate()
    await askAgain([...connections])
  }

  /** Closes the line when its session or key expires; a session that was used meanwhile gets a new term. */
  function watchExpiry(connection: Connection) {
    clearTimeout(expiries.get(connection))
    const { expiresAt } = connection.operator
    if (expiresAt === null) return
    const remaining = Date.parse(expiresAt) - Date.now()
    const timer = setTimeout(() => watch(rewatch([connection])), Math.min(Math.max(remaining, 0), MAX_TIMER_MS))
    expiries.set(connection, timer.unref())
  }

  /** They may end at another time than is known. */
  async function rewatch(asked: Connection[]) {
    await askAgain(asked)
    for (const connection of asked) if (!connection.isClosing) watchExpiry(connection)
  }

  function open(line: Line, channel: Channel, operator: Operator, after: number | null) {
    const connection = new Connection(line, channel, operator)
    connections.add(connection)
    line.watch({
      onAlive: () => {
        connection.isAlive = true
      },
      onGone: () => {
        connections.delete(connection)
        clearTimeout(expiries.get(connection))
        connection.isClosing = true
      },
      onText: text => {
        const answer = channel === 'request' ? parseAnswer(text) : null
        if (answer) connection.lastAnswer = answer
      },
    })
    watchExpiry(connection)
    void watch(resume(connection, after))
  }

  return {
    open,
    stream(operator, after, cut) {
      if (isStopping) throw refuse('unavailable')
      const own = [...connections].filter(
        one => one.channel === 'events' && one.operator.accountId === operator.accountId,
      )
      if (own.length >= MAX_STREAMS) throw refuse('too-many-streams', { limit: MAX_STREAMS })
      const line = createEventLine({ after, cut })
      open(line, 'events', operator, after)
      return line.events
    },
    count: channel => [...connections].filter(one => one.channel === channel).length,
    async close() {
      isStopping = true
      clearInterval(pinging)
      unsubscribe()
      for (const connection of connections) connection.close('stopping')
    },
  }
}

const areSameRights = (one: Operator, other: Operator) =>
  one.level === other.level &&
  previewOf(one) === previewOf(other) &&
  one.permissions.join() === other.permissions.join()
const previewOf = (operator: Operator) => (isSession(operator) ? operator.previewRoleId : null)

function parseAnswer(text: string): ChannelAnswer | null {
  try {
    const parsed = z.safeParse(ChannelAnswer, JSON.parse(text))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}
