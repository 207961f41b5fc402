import { randomUUID } from 'node:crypto'
import { PGliteDialect } from 'kysely'
import pg from 'pg'
import { inject } from 'vitest'
import { type Db, openDatabase, openDialect } from '#server/database/open.ts'

declare module 'vitest' {
  interface ProvidedContext {
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

/** Makes an empty database on the server and gives its address. */
export async function createPostgresDatabase(server: string): Promise<string> {
  const name = `t${randomUUID().replaceAll('-', '')}`
  const admin = new pg.Client({ connectionString: server })
  await admin.connect()
  await admin.query(`create database ${name} template template0`)
  await admin.end()
  return server.replace('/postgres?', `/${name}?`)
}
