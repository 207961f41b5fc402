import type { Db } from '#server/database/open.ts'
import { later, type Timer } from '#server/platform/turns.ts'
import { isSession, type Operator } from '#server/sessions/operator.ts'
import { isPermitted } from '#shared/permissions.ts'
import { CHANNELS } from '#shared/platform/live.ts'
import { callerOf, findCallers } from './callers.ts'
import type { Connection } from './connection.ts'

/** Node's longest timer. If a term is longer, the check runs early and sets another timer. */
const MAX_TIMER_MS = 2 ** 31 - 1

type Parts = { db: Db; inBackground: (work: Promise<unknown>) => void }

/** Keeps connections in sync with their sessions and keys: permissions, sandbox and expiry. */
export function createRights({ db, inBackground }: Parts) {
  const expiries = new WeakMap<Connection, Timer>()

  /** Reads the current operators, closes connections that have ended or are not permitted, and notifies the others. */
  async function refresh(connections: readonly Connection[]) {
    const operators = await findCallers(
      db,
      connections.map(({ operator }) => operator),
    )
    for (const connection of connections) {
      if (connection.isClosing) continue
      const operator = operators.get(callerOf(connection.operator))
      if (operator) adopt(connection, operator)
      else connection.close('sessionEnded')
    }
  }

  /** Closes the connection when its session or key expires, unless use has extended the session meanwhile. */
  function watchExpiry(connection: Connection) {
    forget(connection)
    const { expiresAt } = connection.operator
    if (expiresAt === null) return
    const remaining = Date.parse(expiresAt) - Date.now()
    const timer = later(() => inBackground(refreshExpiry([connection])), Math.min(Math.max(remaining, 0), MAX_TIMER_MS))
    expiries.set(connection, timer)
  }

  async function refreshExpiry(connections: readonly Connection[]) {
    await refresh(connections)
    for (const connection of connections) if (!connection.isClosing) watchExpiry(connection)
  }

  const forget = (connection: Connection) => clearTimeout(expiries.get(connection))

  return { refresh, watchExpiry, refreshExpiry, forget }
}
export type Rights = ReturnType<typeof createRights>

function adopt(connection: Connection, operator: Operator) {
  const before = connection.operator
  connection.operator = operator
  if (!isPermitted(operator.permissions, CHANNELS[connection.channel].needs)) return connection.close('notPermitted')
  // A page whose origin may no longer be allowed must reconnect, which checks the origin again.
  if (operator.key?.origins.join() !== before.key?.origins.join()) return connection.close('stopping')
  if (!areSameRights(before, operator)) connection.send({ type: 'level', level: operator.level })
  // Another sandbox has other rows, so the client must read them again.
  if (operator.sandboxId !== before.sandboxId) connection.send({ type: 'sandbox' })
}

const areSameRights = (one: Operator, other: Operator) =>
  one.level === other.level &&
  previewOf(one) === previewOf(other) &&
  one.permissions.join() === other.permissions.join()
const previewOf = (operator: Operator) => (isSession(operator) ? operator.previewRoleId : null)
