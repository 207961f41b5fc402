import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { type Config, isLoopback } from '#server/config/config.ts'
import { type Db, isPostgresAddress, openBeside } from '#server/database/open.ts'
import { accountsWithDemoPassword, DEMO_ACCOUNTS } from '#server/sessions/demo-accounts.ts'
import { describeListenError } from './start-errors.ts'

/**
 * Refuses what a start would refuse in the end, before it builds the pages and writes the practice data: an address that is
 * taken or isn't of this machine, and demo passwords that other machines could reach.
 */
export async function checkStart(config: Config): Promise<void> {
  await requireAddress(config)
  if (config.metrics) await requireAddress(config.metrics, 'STRIVE_METRICS')
  if (isPrivate(config)) return
  if (!(await exists(config.database))) throw exposed(config)
  // If it can't be opened, the start itself says why.
  const db = await openBeside(config.database).catch(() => null)
  if (!db) return
  try {
    await requirePrivacy(db, config)
  } finally {
    await db.destroy()
  }
}

/** Whether there may be a database. A server of PostgreSQL always has one, even if it is empty. */
async function exists(address: string): Promise<boolean> {
  if (isPostgresAddress(address)) return true
  const { databaseFile } = await import('#server/database/sqlite/sqlite.ts')
  return existsSync(databaseFile(address))
}

async function requireAddress({ host, port }: { host: string; port: number }, setting?: string) {
  const server = createServer().listen(port, host)
  await once(server, 'listening').catch(error => {
    throw new Error(describeListenError(error, { host, port }, setting))
  })
  const closed = once(server, 'close')
  server.close()
  await closed
}

const isPrivate = ({ host, allowsDemoPasswords }: Config) => allowsDemoPasswords || isLoopback(host)

/** Refuses if other machines could use a demo password. A database without accounts is about to get them. */
export async function requirePrivacy(db: Db, config: Config): Promise<void> {
  if (isPrivate(config)) return
  const any = await db.selectFrom('account').select('id').limit(1).executeTakeFirst()
  const demo = any ? await accountsWithDemoPassword(db) : undefined
  if (demo?.length !== 0) throw exposed(config, demo)
}

const exposed = ({ host }: Config, demo: readonly string[] = DEMO_ACCOUNTS.map(({ account }) => account)) =>
  new Error(
    `STRIVE_HOST ${host} can be reached from other machines, but ${demo.join(' and ')} still use the demo password. Change it in My Profile, or set STRIVE_ALLOW_DEMO=1.`,
  )
