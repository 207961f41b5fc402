import { PostgresDialect } from 'kysely'
import pg from 'pg'

/** PostgreSQL at an address. Counts and ids come as numbers: none of ours outgrows 2^53. */
export function postgres(connectionString: string): PostgresDialect {
  pg.types.setTypeParser(pg.types.builtins.INT8, Number)
  const pool = new pg.Pool({ connectionString, max: 10 })
  // A connection that breaks while it idles is replaced; without a listener it would end the process.
  pool.on('error', () => {})
  return new PostgresDialect({ pool })
}
