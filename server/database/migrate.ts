import { readdirSync } from 'node:fs'
import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'

const FOLDER = `${import.meta.dirname}/migrations`

/** Migrates the schema to the latest version. If several instances start at once, one migrates and the others wait. */
export async function migrate(db: Kysely<unknown>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: findMigrations } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}

/** The migrations that this version knows, in their order. A database remembers the names of those it has run. */
export const migrationNames = (): string[] =>
  readdirSync(FOLDER)
    .sort()
    .map(file => file.replace('.ts', ''))

/** Whether the database has run all migrations that this version knows, and no others. */
export async function isMigrated(db: Kysely<unknown>): Promise<boolean> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name).join() === migrationNames().join()
}

async function findMigrations() {
  const found: Record<string, Migration> = {}
  for (const name of migrationNames()) found[name] = await import(/* @vite-ignore */ `./migrations/${name}.ts`)
  return found
}
