import { deliver } from '#resources/sandboxes/deliver.ts'
import { createLocalBus } from '#server/bus/bus.ts'
import { type Db, openDialect } from '#server/database/open.ts'
import { TwoConnectionsDialect } from '#server/database/sqlite/sqlite-driver.ts'
import { inTransaction } from '#server/database/transaction.ts'
import { createApp } from '#server/http/app.ts'
import { createServices } from '#server/open-services.ts'
import { MAIN } from '#shared/platform/sandboxes.ts'
import type { FromWorker, Start } from '#tab/names.ts'
import { createLog } from '#tab/platform/log.ts'
import { setPracticeDay } from '#tab/platform/machine.ts'
import { serveData } from './data.ts'
import { listen } from './listen.ts'
import { sqliteFile } from './sqlite.ts'
import { openStorage, type Storage } from './storage.ts'

// The server, in a worker of the leading tab (tab/page/lead.ts starts it): the same app as Node's, on SQLite in the
// browser's files.

const mount = new URL('../..', location.href).pathname
const log = createLog('warn')
const say = (message: FromWorker) => postMessage(message)
const isOfData = ({ url }: Request) => /^\/api\/tab(?:\/|$)/.test(new URL(url).pathname)
const restart = () => say({ type: 'restart' })

async function start({ levelCode, today }: Start) {
  setPracticeDay(today)
  const storage = await openStorage(mount, share => say({ type: 'progress', share }))
  const db = await openDb(storage).catch(async error => {
    if (storage.kept !== 'browser') throw error
    // An upgrade failed. Its data is worth more than the next start.
    console.error(error)
    await storage.putAside()
    restart()
  })
  if (!db) return
  const services = await createServices({ db, bus: createLocalBus(), log, levelCode })
  await deliverOnce(db)
  const [data, app] = [serveData(storage, restart), await createApp(services)]
  listen(mount, (request, env) => (isOfData(request) ? data : app).fetch(request, env), services.live.mark)
  addEventListener('error', event => {
    event.preventDefault()
    console.error(event.error)
    // Nobody knows what such an error leaves behind. Files survive a new start; data in memory would be lost.
    if (storage.kept === 'browser') restart()
  })
  say({ type: 'listening' })
}

function openDb({ sqlite3, raw }: Storage): Promise<Db> {
  const writer = sqliteFile(sqlite3, raw)
  return openDialect(new TwoConnectionsDialect({ writer, reader: null, close: () => writer.close() }), { log })
}

/** The download has the seeded data only (scripts/tab/database.ts). The first start copies it for the visitor. */
async function deliverOnce(db: Db) {
  const main = await db.selectFrom('sandbox').select('ends_at').where('id', '=', MAIN).executeTakeFirst()
  if (main?.ends_at === '') await inTransaction(db, trx => deliver(trx, MAIN))
}

// The types of a window know no name of a worker.
const given: string = Reflect.get(globalThis, 'name')
start(JSON.parse(given)).catch((error: unknown) => {
  console.error(error)
  say({ type: 'failed', message: error instanceof Error ? error.message : String(error) })
})
