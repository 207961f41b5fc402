import { spawnSync } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { devNull } from 'node:os'
import { Kysely } from 'kysely'
import pg from 'pg'
import { newestInstalled } from '#scripts/postgres.ts'
import { postgres } from '#server/database/postgres/postgres.ts'
import { checkMigrations, damaged } from './migrations.ts'
import { type Options, prepareRestored } from './prepare-restored.ts'

/**
 * Dumps the database at the address into a file in `work` and returns it. pg_dump reads one snapshot, and writers don't
 * wait for it.
 */
export function backUpPostgres(address: string, work: string): string {
  const file = `${work}/dump`
  // It holds password hashes, so it is private before pg_dump writes into it.
  closeSync(openSync(file, 'wx', 0o600))
  const { status, stderr } = run('pg_dump', ['--format=custom', '--no-owner', '--no-acl', `--file=${file}`], address)
  if (status !== 0) throw new Error(`Nothing was backed up. ${stderr.trim()}`)
  return file
}

/**
 * Restores a dump into an empty database, in one transaction. A database with tables is refused, so nothing is lost:
 * the old one stays under its name until its owner drops it.
 */
export async function restorePostgres(address: string, file: string, options: Options): Promise<null> {
  await requireEmpty(address)
  checkMigrations(file, migrationsIn(file))
  const flags = ['--no-owner', '--no-acl', '--exit-on-error', '--single-transaction']
  const { database = '' } = new pg.Client({ connectionString: address })
  const { status, stderr } = run('pg_restore', [...flags, `--dbname=${database}`, file], address)
  if (status !== 0) throw new Error(`Nothing was restored from ${file}. ${stderr.trim()}`)
  const db = new Kysely<unknown>({ dialect: postgres(address, { hasLimits: false }) })
  await prepareRestored(db, file, options).finally(() => db.destroy())
  return null
}

async function requireEmpty(connectionString: string) {
  const client = new pg.Client({ connectionString })
  await client.connect()
  const own = "table_schema not in ('pg_catalog', 'information_schema')"
  const { rows } = await client.query(`select 1 from information_schema.tables where ${own} limit 1`)
  await client.end()
  if (rows.length > 0)
    throw new Error('The database of DATABASE_URL has tables. Create an empty one ("createdb") and name that.')
}

/** Reads the whole dump, so a damaged one is refused before anything is written. */
function migrationsIn(file: string): string[] {
  const { status, stderr } = run('pg_restore', [`--file=${devNull}`, file])
  if (status !== 0) throw damaged(file, stderr)
  const { stdout } = run('pg_restore', ['--data-only', '--table=kysely_migration', '--file=-', file])
  const [, lines = ''] = /^COPY .*kysely_migration.*\n((?:.+\n)*?)\\\.$/m.exec(stdout) ?? []
  return lines.split('\n').flatMap(line => line.split('\t', 1).filter(name => name !== ''))
}

/** Runs one of PostgreSQL's programs. Settings go through the environment, where other users can't see the password. */
function run(program: 'pg_dump' | 'pg_restore', options: string[], address?: string) {
  const folder = newestInstalled()
  const result = spawnSync(folder ? `${folder}/${program}` : program, options, {
    encoding: 'utf8',
    env: { ...process.env, ...(address && environmentOf(address)) },
  })
  if (result.error)
    throw new Error(`Cannot run ${program}. Install PostgreSQL's client programs (Debian: postgresql-client).`, {
      cause: result.error,
    })
  return result
}

/** The address as the programs read it. They refuse a URL with parameters of ours, such as `statement_timeout`. */
function environmentOf(address: string): Record<string, string> {
  const { host, port, user, password, database } = new pg.Client({ connectionString: address })
  const [, sslmode] = /[?&]sslmode=([\w-]+)/.exec(address) ?? []
  return {
    PGHOST: host,
    PGPORT: String(port),
    ...(user && { PGUSER: user }),
    ...(password && { PGPASSWORD: password }),
    ...(database && { PGDATABASE: database }),
    ...(sslmode && { PGSSLMODE: sslmode }),
  }
}
