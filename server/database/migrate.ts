import { readdirSync } from 'node:fs'
import type { Kysely } from 'kysely'
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

async function findMigrations() {
  const found: Record<string, Migration> = {}
  for (const name of migrationNames()) found[name] = await import(/* @vite-ignore */ `./migrations/${name}.ts`)
  return found
}
