import { existsSync, mkdtempSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { isPostgresAddress } from '#server/database/open.ts'
import { backUpPostgres } from './backup/postgres.ts'
import { backUpSqlite } from './backup/sqlite.ts'
import { readSettings } from './settings.ts'

const MB = 1024 ** 2

/** Writes everything that the console stores into one new file, while the console runs. */
async function backUp(database: string, file: string): Promise<void> {
  if (existsSync(file)) throw new Error(`${file} exists already. Choose another name.`)
  if (!existsSync(dirname(file))) throw new Error(`There is no folder ${dirname(file)}.`)
  // The file gets its name only when it is complete.
  const folder = mkdtempSync(`${dirname(file)}/.strive-backup-`)
  try {
    const complete = isPostgresAddress(database)
      ? backUpPostgres(database, folder)
      : await backUpSqlite(database, folder)
    renameSync(complete, file)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

try {
  const [name] = process.argv.slice(2)
  if (!name) throw new Error('Name the file to write: npm run backup -- monday.backup')
  const file = resolve(name)
  await backUp(readSettings().database, file)
  console.log(`Backed up to ${file} (${(statSync(file).size / MB).toFixed(1)} MB).`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
