import type { LiveEvent } from '#server/bus/bus.ts'
import { isSession, type Operator } from '#server/sessions/operator.ts'
import { isPermitted, type Permission } from '#shared/permissions.ts'
import type { LiveMessage } from '#shared/platform/live.ts'
import type { Connection } from './connection.ts'
import type { LoginNews } from './login-news.ts'
import type { Presence } from './presence.ts'
import type { Rights } from './rights.ts'

/** Entities whose rows determine permissions. Sandboxes are included because a reset replaces the roles. */
const DECIDES_RIGHTS: ReadonlySet<string> = new Set(['roles', 'role-holders', 'sandboxes'])

/** Entities that belong to no sandbox and to no account, with the permission of those who are told of changes. */
export const OF_THE_CONSOLE: ReadonlyMap<string, Permission> = new Map([
  ['accounts', 'accounts:manage'],
  ['invitations', 'accounts:manage'],
])

type Parts = { connections: ReadonlySet<Connection>; rights: Rights; logins: LoginNews; presence: Presence }

/** Notifies the connections that an event of the bus concerns. */
export function createNews({ connections, rights, logins, presence }: Parts) {
  const ofSessions = (sessionIds: number[]) =>
    [...connections].filter(({ operator }) => isSession(operator) && sessionIds.includes(operator.sessionId))
  const ofKeys = () => [...connections].filter(({ operator }) => !isSession(operator))

  /** Sends what belongs to no sandbox. */
  function sendTo(isMeant: (operator: Operator) => boolean, message: LiveMessage) {
    for (const connection of connections)
      if (isMeant(connection.operator) && hearsOwn(connection)) connection.send(message)
  }
  const sendToAccount = (accountId: number, message: LiveMessage) =>
    sendTo(operator => operator.accountId === accountId, message)

  async function sendRows({ entity, ids, sandboxId, accountId }: Extract<LiveEvent, { topic: 'rows' }>) {
    // Permissions first, because a page that receives the message reads again at once.
    if (sandboxId !== null && DECIDES_RIGHTS.has(entity))
      await rights.refresh([...connections].filter(({ operator }) => operator.sandboxId === sandboxId))
    // A key of a deleted sandbox is no longer valid.
    else if (entity === 'sandboxes')
      await rights.refresh(ofKeys().filter(({ operator }) => operator.accountId === accountId))
    const needs = OF_THE_CONSOLE.get(entity)
    if (needs) return sendTo(({ permissions }) => isPermitted(permissions, needs), { type: 'rows', entity, ids })
    if (sandboxId === null) return sendToAccount(accountId, { type: 'rows', entity, ids })
    for (const connection of connections)
      if (connection.operator.sandboxId === sandboxId && connection.channel !== 'request')
        connection.send({ type: 'rows', entity, ids })
  }

  return async (event: LiveEvent): Promise<void> => {
    switch (event.topic) {
      case 'logins':
        return logins.publish(event.ids)
      case 'rows':
        return sendRows(event)
      case 'faults':
      case 'held':
        return sendToAccount(event.accountId, { type: 'faults' })
      case 'traffic':
        return sendToAccount(event.accountId, { type: 'traffic', lastId: event.lastId })
      case 'task':
        return sendToAccount(event.accountId, { type: 'task', page: event.page, task: event.task })
      case 'tried':
        return
      case 'keys':
        return rights.refresh(ofKeys())
      case 'presence':
        return presence.receive(event)
      case 'ask':
        for (const connection of ofSessions([event.sessionId]))
          if (connection.channel === 'request') connection.send({ type: 'ask', id: event.id, by: event.by })
        return
      case 'session-rights':
        return rights.refresh(ofSessions(event.sessionIds))
      case 'session-sandbox':
        await rights.refresh(ofSessions(event.sessionIds))
        // Rooms belong to a sandbox, so the session has left one.
        return presence.refresh()
      case 'session-shortened':
        return rights.refreshExpiry(ofSessions([event.sessionId]))
      case 'session-ended':
        for (const connection of ofSessions(event.sessionIds)) connection.close('sessionEnded')
    }
  }
}

/** The request channel carries only logins, and keys don't receive messages about the account. */
export const hearsOwn = ({ operator, channel }: Connection) => channel !== 'request' && isSession(operator)
