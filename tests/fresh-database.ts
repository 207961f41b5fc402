import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { PGliteDialect } from 'kysely'
import pg from 'pg'
import { inject } from 'vitest'
import { TEMPLATE } from '#scripts/postgres.ts'
import { copyTemplate } from '#scripts/sqlite-template.ts'
import { type Db, openDatabase, openDialect } from '#server/database/open.ts'
import type { Log } from '#server/log.ts'

declare module 'vitest' {
  interface ProvidedContext {
    sqlite: string
    postgres: string
  }
}

/** A database of the test's own: SQLite in memory, a new PostgreSQL database, or PGlite where no server is installed. */
export async function freshDatabase(): Promise<Db> {
  if (process.env.TEST_DATABASE === 'sqlite') return openDatabase(':memory:')
  const server = inject('postgres')
  if (server === 'pglite') {
    const { PGlite } = await import('@electric-sql/pglite')
    return openDialect(new PGliteDialect({ pglite: await PGlite.create() }))
  }
  return openDatabase(await createPostgresDatabase(server))
}

/** The same with what the console is delivered with in it already: a copy, which is quicker than putting it there. */
export async function deliveredDatabase(log?: Log): Promise<Db> {
  if (process.env.TEST_DATABASE === 'sqlite') {
    const folder = copyTemplate(inject('sqlite'))
    const db = await openDatabase(folder, { log })
    // Open, it needs no name: so nothing is left of it, however the test's process ends.
    rmSync(folder, { recursive: true, force: true })
    return db
  }
  const server = inject('postgres')
  if (server === 'pglite') return freshDatabase()
  return openDatabase(await createPostgresDatabase(server, TEMPLATE), { log })
}

/** A busy machine is no outage: the limits of requests (server/database/postgres.ts) are for those who wait. */
const PATIENCE = 'statement_timeout=60000'

/** Makes a database on the server, empty or as its template is, and gives its address. */
export async function createPostgresDatabase(server: string, template = 'template0'): Promise<string> {
  const name = `t${randomUUID().replaceAll('-', '')}`
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  await admin.query(`create database ${name} template ${template} strategy file_copy`)
  await admin.end()
  return server.replace('/postgres?', `/${name}?${PATIENCE}&`)
}
