import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { PGliteDialect } from 'kysely'
import pg from 'pg'
import { inject } from 'vitest'
import { TEMPLATE } from '#scripts/postgres.ts'
import { copyTemplate } from '#scripts/sqlite-template.ts'
import { type Db, openDatabase, openDialect } from '#server/database/open.ts'
import type { Log } from '#server/platform/log.ts'

declare module 'vitest' {
  interface ProvidedContext {
    sqlite: string
    postgres: string
  }
}

/** A new database: SQLite in memory, a database on the PostgreSQL server, or PGlite if no server is installed. */
export async function freshDatabase(): Promise<Db> {
  if (process.env.TEST_DATABASE === 'sqlite') return openDatabase(':memory:')
  const server = inject('postgres')
  if (server === 'pglite') {
    const { PGlite } = await import('@electric-sql/pglite')
    return openDialect(new PGliteDialect({ pglite: await PGlite.create() }))
  }
  return openDatabase(await createPostgresDatabase(server))
}

/** A copy of the seeded database, which is faster than seeding one. */
export async function deliveredDatabase(log?: Log): Promise<Db> {
  if (process.env.TEST_DATABASE === 'sqlite') {
    const folder = copyTemplate(inject('sqlite'))
    const db = await openDatabase(folder, { log })
    // The open database works without its file, so nothing is left over even if the test process crashes.
    rmSync(folder, { recursive: true, force: true })
    return db
  }
  const server = inject('postgres')
  if (server === 'pglite') return freshDatabase()
  return openDatabase(await createPostgresDatabase(server, TEMPLATE), { log })
}

/** A longer limit than that of requests (server/database/postgres/postgres.ts), so that tests pass on a busy machine. */
const PATIENCE = 'statement_timeout=60000'

/** Creates a database from the template (empty by default) and returns its URL. */
export async function createPostgresDatabase(server: string, template = 'template0'): Promise<string> {
  const name = `t${randomUUID().replaceAll('-', '')}`
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  await admin.query(`create database ${name} template ${template} strategy file_copy`)
  await admin.end()
  return server.replace('/postgres?', `/${name}?${PATIENCE}&`)
}
