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

async function findMigrations() {
  const found: Record<string, Migration> = {}
  for (const file of readdirSync(FOLDER).sort())
    found[file.replace('.ts', '')] = await import(/* @vite-ignore */ `./migrations/${file}`)
  return found
}
