import { PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { DatabaseUnavailable } from '#server/database/failures/failures.ts'
import { createOutageLog, type OutageLog } from '#server/database/failures/outage-log.ts'
import type { Log } from '#server/platform/log.ts'
import { propertyOf } from '#shared/objects.ts'

const MAX_CONNECTIONS = 10
const STATEMENT_TIMEOUT_MS = 10_000

/**
 * The time limits, all derived from the statement time-out, which `?statement_timeout=` in the address changes. The
 * client's own limit is the longest, because it costs the connection. A server that still works cancels the statement
 * itself.
 */
function limitsOf(connectionString: string) {
  const [, own] = /[?&]statement_timeout=(\d+)/.exec(connectionString) ?? []
  const statement = own ? Number(own) : STATEMENT_TIMEOUT_MS
  return {
    statement_timeout: statement,
    lock_timeout: statement / 2,
    idle_in_transaction_session_timeout: statement * 2,
    // Waiting for a connection of the pool, or for a new one.
    connectionTimeoutMillis: statement / 2,
    // Waiting for a result, if the server is frozen or unreachable.
    query_timeout: statement * 1.2,
  }
}

/**
 * PostgreSQL at an address. Parses INT8 as a number, because our counts and ids stay below 2^53. Startup uses no
 * limits, because it migrates and seeds, or waits for another instance that does.
 */
export function postgres(connectionString: string, { log, hasLimits = true }: { log?: Log; hasLimits?: boolean } = {}) {
  pg.types.setTypeParser(pg.types.builtins.INT8, Number)
  const pool = new pg.Pool({
    connectionString,
    max: MAX_CONNECTIONS,
    keepAlive: true,
    ...(hasLimits && limitsOf(connectionString)),
  })
  // A connection can break at any time. Its query gets the error, but without a listener the process exits.
  pool.on('error', () => {})
  pool.on('connect', client => client.on('error', () => {}))
  const dialect = new PostgresDialect({ pool: guardPool(pool, createOutageLog(log)) })
  return Object.assign(dialect, {
    pool: () => ({ size: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  })
}

/** Wraps the pool for Kysely: tells a broken connection from a refused statement, and never reuses a broken one. */
const guardPool = (pool: pg.Pool, outage: OutageLog): PostgresPool => ({
  options: pool.options,
  end: () => pool.end(),
  async connect() {
    try {
      return guardClient(await pool.connect(), outage)
    } catch (error) {
      outage.noteFailure(error)
      throw new DatabaseUnavailable(error)
    }
  },
})

function guardClient(client: pg.PoolClient, outage: OutageLog): PostgresPoolClient {
  let isBroken = false
  async function query(sql: string, parameters: unknown[]) {
    if (isBroken) throw new DatabaseUnavailable('the connection broke before')
    try {
      const result = await client.query(sql, parameters)
      outage.noteAnswer()
      return result
    } catch (error) {
      // An error of severity ERROR or a value that can't be sent leaves the connection intact.
      isBroken = !(error instanceof TypeError) && propertyOf(error, 'severity') !== 'ERROR'
      if (!isBroken) throw error
      outage.noteFailure(error)
      throw new DatabaseUnavailable(error)
    }
  }
  return {
    // Kysely's other overload is for cursors, which we don't use.
    query: query as unknown as PostgresPoolClient['query'],
    release: isUnwanted => client.release(isUnwanted || isBroken),
  }
}
