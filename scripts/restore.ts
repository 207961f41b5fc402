import { closeSync, existsSync, openSync, readSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { isPostgresAddress } from '#server/database/open.ts'
import { describeStartError } from '#server/start/start-errors.ts'
import { restorePostgres } from './backup/postgres.ts'
import { restoreSqlite } from './backup/sqlite.ts'
import { readSettings } from './settings.ts'

/** What the files of the two databases begin with: gzip, and a dump of pg_dump. */
const STARTS = { sqlite: Buffer.from([0x1f, 0x8b]), postgres: Buffer.from('PGDMP') }

function kindOf(file: string): keyof typeof STARTS {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`)
  const start = Buffer.alloc(STARTS.postgres.length)
  const opened = openSync(file, 'r')
  readSync(opened, start)
  closeSync(opened)
  if (start.subarray(0, STARTS.sqlite.length).equals(STARTS.sqlite)) return 'sqlite'
  if (start.equals(STARTS.postgres)) return 'postgres'
  throw new Error(`${file} is not a backup of Strive Console.`)
}

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { 'keep-sessions': { type: 'boolean' } },
  })
  const [name] = positionals
  if (!name) throw new Error('Name the backup: npm run restore -- monday.backup')
  const keepsAccess = values['keep-sessions'] === true
  const file = resolve(name)
  const kind = kindOf(file)
  const config = readSettings()
  const isPostgres = isPostgresAddress(config.database)
  if (kind === 'postgres' && !isPostgres)
    throw new Error(`${file} is a backup of PostgreSQL. Set DATABASE_URL to an empty database.`)
  if (kind === 'sqlite' && isPostgres)
    throw new Error(`${file} is a backup of the embedded database. Unset DATABASE_URL to restore it.`)
  const aside = isPostgres
    ? await restorePostgres(config.database, file, { keepsAccess }).catch(error => {
        throw describeStartError(error, config)
      })
    : await restoreSqlite(config.database, file, { keepsAccess })
  const access = keepsAccess
    ? 'Sessions and API keys are as they were then, also those that were ended since.'
    : 'All sessions, API keys and open invitations have ended (--keep-sessions would keep them).'
  console.log(`Restored ${file}. ${access}${aside ? `\nWhat was there before is in ${aside}.` : ''}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
