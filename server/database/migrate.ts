import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { listFiles, loadModule } from '#server/platform/files.ts'
import { describeMissing, missingColumns, storeSchema } from './check-schema.ts'

const FOLDER = 'server/database/migrations'

/** Migrates the schema to the latest version. If several instances start at once, one migrates and the others wait. */
export async function migrate(db: Kysely<unknown>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: findMigrations } })
  const isKnown = await requireOwnSchema(db)
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error) throw error
  if (results.length > 0 || !isKnown) await storeSchema(db, migrationNames().at(-1))
}

/**
 * Refuses a database of a newer version, and one that lacks a table or a column. Returns whether its tables could be
 * compared.
 */
export async function requireOwnSchema(db: Kysely<unknown>): Promise<boolean> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === 'kysely_migration')) return false
  const ran = (await ranMigrations(db)).map(({ name }) => name)
  // Another instance is about to migrate it.
  if (ran.length === 0) return false
  const unknown = unknownMigrations(ran)
  if (unknown.length > 0)
    throw new Error(
      `A newer version of Strive Console wrote this database (${unknown.join(', ')}). Start that version, or restore a backup from before the upgrade.`,
    )
  const missing = await missingColumns(db, ran.at(-1))
  if (missing && missing.length > 0)
    throw new Error(`The database is incomplete: it lacks ${describeMissing(missing)}. Restore a backup.`)
  return missing !== null
}

/** The migrations among these that this version doesn't know. */
export function unknownMigrations(names: readonly string[]): string[] {
  const known = migrationNames()
  return names.filter(name => !known.includes(name))
}

const ranMigrations = async (db: Kysely<unknown>) =>
  (await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)).rows

/** The migrations that this version knows, in their order. A database remembers the names of those it has run. */
export const migrationNames = (): string[] =>
  listFiles(`${FOLDER}/*.ts`).map(file => file.slice(FOLDER.length + 1, -'.ts'.length))

/** Whether the database has run all migrations that this version knows, and no others. */
export async function isMigrated(db: Kysely<unknown>): Promise<boolean> {
  return (await ranMigrations(db)).map(({ name }) => name).join() === migrationNames().join()
}

async function findMigrations() {
  const found: Record<string, Migration> = {}
  for (const name of migrationNames()) found[name] = await loadModule<Migration>(`${FOLDER}/${name}.ts`)
  return found
}
