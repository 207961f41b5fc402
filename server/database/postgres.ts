import { PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely'
import pg from 'pg'
import type { Log } from '#server/log.ts'
import { DatabaseUnavailable } from './failures.ts'
import { createOutageLog, type OutageLog } from './outage-log.ts'

const MAX_CONNECTIONS = 10
const STATEMENT_TIMEOUT_MS = 10_000

/**
 * How long the server may take, all derived from one number, which `?statement_timeout=` in the address changes. The console's own
 * limit is the longest, because it costs the connection: a server that still runs ends a statement by itself.
 */
function limitsOf(connectionString: string) {
  const [, own] = /[?&]statement_timeout=(\d+)/.exec(connectionString) ?? []
  const statement = own ? Number(own) : STATEMENT_TIMEOUT_MS
  return {
    statement_timeout: statement,
    lock_timeout: statement / 2,
    idle_in_transaction_session_timeout: statement * 2,
    // For a connection of the pool to be free, or a new one to be made.
    connectionTimeoutMillis: statement / 2,
    // For an answer, from a server that is frozen or out of reach.
    query_timeout: statement * 1.2,
  }
}

/**
 * PostgreSQL at an address. Counts and ids come as numbers: none of ours outgrows 2^53. Without limits it is for the start, which
 * migrates and seeds, or waits while another instance does.
 */
export function postgres(connectionString: string, { log, hasLimits = true }: { log?: Log; hasLimits?: boolean } = {}) {
  pg.types.setTypeParser(pg.types.builtins.INT8, Number)
  const pool = new pg.Pool({
    connectionString,
    max: MAX_CONNECTIONS,
    keepAlive: true,
    ...(hasLimits && limitsOf(connectionString)),
  })
  // A connection may break at any moment, idle or at work. Whoever uses it gets the error from their query; without a listener the process would exit.
  pool.on('error', () => {})
  pool.on('connect', client => client.on('error', () => {}))
  return new PostgresDialect({ pool: guardPool(pool, createOutageLog(log)) })
}

/** The pool as Kysely sees it: a connection that breaks is distinguished from a query that is refused, and is not used again. */
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
      // The server refused the statement, or a value could not be sent: unless it ended the connection, that is as good as before.
      isBroken = !(error instanceof TypeError) && (error as { severity?: string }).severity !== 'ERROR'
      if (!isBroken) throw error
      outage.noteFailure(error)
      throw new DatabaseUnavailable(error)
    }
  }
  return {
    // Kysely's other way to call it is for cursors, which we have none of.
    query: query as unknown as PostgresPoolClient['query'],
    release: isUnwanted => client.release(isUnwanted || isBroken),
  }
}
