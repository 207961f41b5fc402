import type { WebSocket } from 'ws'
import * as z from 'zod/mini'
import { ChannelAnswer, type LiveMessage } from '#resources/live/contract.ts'
import type { Db } from '#server/database/open.ts'
import type { Faults } from '#server/faults/faults.ts'
import type { Log } from '#server/log.ts'
import { loginOf } from '#server/login-log.ts'
import { findSession, findSessions, type SessionOperator } from '#server/sessions/sessions.ts'
import { isPermitted, type Need } from '#shared/permissions.ts'
import type { LiveBus, LiveEvent } from './bus.ts'
import { Connection } from './connection.ts'
import { createDelivery } from './delivery.ts'
import type { Channel } from './tickets.ts'

export const CHANNEL_NEEDS: Record<Channel, Need> = { live: 'signed-in', request: 'channel:use' }
/** Nouns whose rows say what the operators of a sandbox may do; a sandbox that is reset has other roles. */
const DECIDES_RIGHTS: ReadonlySet<string> = new Set(['roles', 'role-holders', 'sandboxes'])
const PING_MS = 15_000
/** The longest gap that a resuming reader is told of; beyond it the page asks the API anyway. */
const MOST_MISSED = 500
/** Node's timers hold no longer delay; the check then comes early and sets another. */
const LONGEST_TIMER_MS = 2 ** 31 - 1

export type Live = {
  /** Takes a new socket over. `after` is the number that its reader heard last, if it comes back. */
  open(socket: WebSocket, channel: Channel, operator: SessionOperator, after: number | null): void
  count(channel: Channel): number
  close(): Promise<void>
}

type Parts = { db: Db; bus: LiveBus; log: Log; faults: Faults }

/** All open sockets of this instance. */
export function createLive({ db, bus, log, faults }: Parts): Live {
  const connections = new Set<Connection>()
  const expiries = new WeakMap<Connection, NodeJS.Timeout>()
  const deliver = createDelivery(faults)
  const unsubscribe = bus.subscribe(event => watch(hear(event)))
  const pinging = setInterval(() => watch(pingAll()), PING_MS).unref()

  /** Nobody waits for what happens on a socket's account: a failure goes to the log. */
  const watch = (work: Promise<unknown>) =>
    void work.catch(error => log.error({ error: String(error) }, 'the live sockets were not served'))

  async function hear(event: LiveEvent) {
    if (event.topic === 'logins') return tellLogins(event.ids)
    if (event.topic === 'session-ended') return of(event.sessionIds).forEach(one => void one.close('sessionEnded'))
    if (event.topic === 'session-shortened') return rewatch(event.sessionId)
    if (event.topic === 'faults') return tellAccount(event.accountId, { type: 'faults' })
    if (event.topic === 'traffic') return tellAccount(event.accountId, { type: 'traffic', lastId: event.lastId })
    if (event.topic === 'task')
      return tellAccount(event.accountId, { type: 'task', page: event.page, task: event.task })
    if (event.topic === 'rows') return tellRows(event)
    if (event.topic === 'session-rights') return followRights(of(event.sessionIds))
    if (event.topic === 'session-sandbox') return moveTo(of(event.sessionIds))
  }

  const of = (sessionIds: number[]) => [...connections].filter(one => sessionIds.includes(one.sessionId))
  const mayStay = ({ operator, channel }: Connection) => isPermitted(operator.permissions, CHANNEL_NEEDS[channel])
  const mayReadLogins = ({ operator }: Connection) => isPermitted(operator.permissions, 'login-log:read')

  function tellAccount(accountId: number, message: LiveMessage) {
    for (const connection of connections)
      if (connection.operator.accountId === accountId && connection.channel === 'live') connection.send(message)
  }

  /** In another sandbox other rows are told, and the operator may hold another role. */
  async function moveTo(moved: Connection[]) {
    await followRights(moved)
    for (const connection of moved) connection.send({ type: 'sandbox' })
  }

  /** Asks again what these sessions may do: sockets that they may not have any more are closed, the others are told. */
  async function followRights(asked: Connection[]) {
    const operators = await findSessions(db, [...new Set(asked.map(one => one.sessionId))])
    for (const connection of asked) {
      const operator = operators.get(connection.sessionId)
      if (operator) adopt(connection, operator)
    }
  }

  function adopt(connection: Connection, operator: SessionOperator) {
    const before = connection.operator
    connection.operator = operator
    if (!mayStay(connection)) connection.close('notPermitted')
    else if (!areSameRights(before, operator)) connection.send({ type: 'level', level: operator.level })
  }

  async function tellRows({ noun, ids, sandboxId, accountId }: Extract<LiveEvent, { topic: 'rows' }>) {
    // First, for a page that hears of it reads on with what it may read now.
    if (sandboxId !== null && DECIDES_RIGHTS.has(noun))
      await followRights([...connections].filter(({ operator }) => operator.sandboxId === sandboxId))
    for (const connection of connections) {
      const { operator, channel } = connection
      const isTheirs = sandboxId === null ? operator.accountId === accountId : operator.sandboxId === sandboxId
      if (isTheirs && channel === 'live') connection.send({ type: 'rows', noun, ids })
    }
  }

  async function tellLogins(ids: number[]) {
    const readers = [...connections].filter(mayReadLogins)
    if (readers.length === 0) return
    const rows = await db.selectFrom('login').selectAll().where('id', 'in', ids).orderBy('id').execute()
    for (const row of rows)
      for (const reader of readers) watch(deliver(reader, { type: 'login', seq: row.id, login: loginOf(row) }))
  }

  async function resume(connection: Connection, after: number | null) {
    const { last } = await db
      .selectFrom('login')
      .select(({ fn }) => fn.max('id').as('last'))
      .executeTakeFirstOrThrow()
    const missed = after === null || !mayReadLogins(connection) ? [] : await loginsAfter(after)
    connection.resume(last ?? 0, missed)
  }

  async function loginsAfter(after: number): Promise<LiveMessage[]> {
    const rows = await db
      .selectFrom('login')
      .selectAll()
      .where('id', '>', after)
      .orderBy('id', 'desc')
      .limit(MOST_MISSED)
      .execute()
    return rows.reverse().map(row => ({ type: 'login', seq: row.id, login: loginOf(row) }))
  }

  /** Cuts dead lines, and sweeps sessions that ended unheard. */
  async function pingAll() {
    for (const connection of connections)
      if (connection.isAlive) connection.ping()
      else connection.terminate()
    const operators = await findSessions(db, [...new Set([...connections].map(one => one.sessionId))])
    for (const connection of connections) {
      const operator = operators.get(connection.sessionId)
      if (!operator) connection.close('sessionEnded')
      else {
        const { sandboxId } = connection.operator
        adopt(connection, operator)
        if (operator.sandboxId !== sandboxId) connection.send({ type: 'sandbox' })
      }
    }
  }

  /** Closes the socket when its session expires; a session that was used meanwhile gets a new term. */
  function watchExpiry(connection: Connection) {
    clearTimeout(expiries.get(connection))
    const remaining = Date.parse(connection.operator.expiresAt) - Date.now()
    const timer = setTimeout(
      async () => {
        const operator = await findSession(db, connection.sessionId)
        if (!operator) return connection.close('sessionEnded')
        connection.operator = operator
        if (connections.has(connection)) watchExpiry(connection)
      },
      Math.min(Math.max(remaining, 0), LONGEST_TIMER_MS),
    )
    expiries.set(connection, timer.unref())
  }

  /** The session ends earlier than its sockets know. */
  async function rewatch(sessionId: number) {
    const operator = await findSession(db, sessionId)
    for (const connection of of([sessionId])) {
      if (operator) connection.operator = operator
      watchExpiry(connection)
    }
  }

  return {
    open(socket, channel, operator, after) {
      const connection = new Connection(socket, channel, operator)
      connections.add(connection)
      socket.on('pong', () => {
        connection.isAlive = true
      })
      socket.on('close', () => connections.delete(connection))
      // ws closes the socket by itself after an error (a payload over the limit, a broken frame).
      socket.on('error', () => {})
      socket.on('message', data => {
        const answer = channel === 'request' ? parseAnswer(String(data)) : null
        if (answer) connection.lastAnswer = answer
      })
      watchExpiry(connection)
      watch(resume(connection, after))
    },
    count: channel => [...connections].filter(one => one.channel === channel).length,
    async close() {
      clearInterval(pinging)
      unsubscribe()
      for (const connection of connections) connection.close('stopping')
    },
  }
}

const areSameRights = (one: SessionOperator, other: SessionOperator) =>
  one.level === other.level &&
  one.previewRoleId === other.previewRoleId &&
  one.permissions.join() === other.permissions.join()

function parseAnswer(text: string): ChannelAnswer | null {
  try {
    const parsed = z.safeParse(ChannelAnswer, JSON.parse(text))
    return parsed.success ? parsed.data : null
  } catch {
    return null
  }
}
