import { createLocalBus } from '#server/bus/bus.ts'
import { openDialect } from '#server/database/open.ts'
import { TwoConnectionsDialect } from '#server/database/sqlite/sqlite-driver.ts'
import { inTransaction } from '#server/database/transaction.ts'
import { createApp } from '#server/http/app.ts'
import { createServices } from '#server/open-services.ts'
import { deliver } from '#resources/sandboxes/deliver.ts'
import { MAIN } from '#shared/platform/sandboxes.ts'
import type { FromPage, FromWorker } from '#tab/page/messages.ts'
import { createLog } from '#tab/platform/log.ts'
import { setPracticeDay } from '#tab/platform/machine.ts'
import { listen } from './listen.ts'
import { sqliteFile } from './sqlite.ts'
import { openStorage } from './storage.ts'

// The server in a worker of the leading tab (page/lead.ts starts it). The same app, on SQLite in the browser's files.

const mount = new URL('..', location.href).pathname
const say = (message: FromWorker) => postMessage(message)

async function start({ levelCode, today }: Extract<FromPage, { type: 'start' }>) {
  setPracticeDay(today)
  const { sqlite3, raw, kept } = await openStorage(mount, share => say({ type: 'progress', share }))
  console.debug('storage', performance.now())
  const writer = sqliteFile(sqlite3, raw)
  const log = createLog('warn')
  const db = await openDialect(new TwoConnectionsDialect({ writer, reader: null, close: () => writer.close() }), { log })
  console.debug('migrated', performance.now())
  const services = await createServices({ db, bus: createLocalBus(), log, levelCode })
  // The download has only the seeded data. Its copy for visitors ends today.
  const isNew = (await db.selectFrom('sandbox').select('ends_at').where('id', '=', MAIN).executeTakeFirst())?.ends_at === ''
  console.debug('services', performance.now())
  if (isNew) await inTransaction(db, trx => deliver(trx, MAIN))
  console.debug('delivered', performance.now())
  listen(mount, await createApp(services))
  say({ type: 'listening', kept })
}

addEventListener('message', ({ data }: MessageEvent<FromPage>) => {
  if (data.type === 'start')
    start(data).catch((error: unknown) => {
      console.error(error)
      say({ type: 'failed', message: String(error) })
    })
})
