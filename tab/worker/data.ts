import type { Database } from '@sqlite.org/sqlite-wasm'
import { Hono } from 'hono'
import { unknownMigrations } from '#server/database/migrate.ts'
import type { DataState } from '#tab/names.ts'
import { openCopy, type Storage, unpack } from './storage.ts'

const HEAD = 'SQLite format 3\0'

/** What the visitor can do with all data: see where it is, download it, replace it, start over. */
export function serveData(storage: Storage, restart: () => void) {
  const app = new Hono()
  app.get('/api/tab', c => c.json({ kept: storage.kept, hasAside: storage.hasAside } satisfies DataState))
  app.get('/api/tab/backup', async c => {
    const bytes = await storage.read(c.req.query('aside') !== undefined)
    const packed = new Blob([bytes]).stream().pipeThrough(new CompressionStream('gzip'))
    const day = new Date().toISOString().slice(0, 10)
    const headers = { 'content-disposition': `attachment; filename="strive-${day}.backup"` }
    return new Response(await new Response(packed).arrayBuffer(), { headers })
  })
  app.put('/api/tab/backup', async c => {
    const bytes = await unpack(new Blob([await c.req.arrayBuffer()]).stream()).catch(() => null)
    const refusal = bytes ? refusalOf(storage, bytes) : 'not-a-backup'
    if (refusal || !bytes) return c.json({ code: refusal }, 422)
    await storage.replace(bytes)
    restart()
    return c.body(null, 204)
  })
  app.delete('/api/tab', async c => {
    await storage.replace(null)
    restart()
    return c.body(null, 204)
  })
  return app
}

/** Why this version can't take a file as its database; null if it can. */
function refusalOf({ sqlite3 }: Storage, bytes: Uint8Array): 'not-a-backup' | 'newer' | null {
  if (new TextDecoder().decode(bytes.subarray(0, HEAD.length)) !== HEAD) return 'not-a-backup'
  // The write-ahead log needs memory that a browser doesn't share (https://sqlite.org/fileformat.html, 1.3.3).
  bytes.fill(1, 18, 20)
  let raw: Database | undefined
  try {
    raw = openCopy(sqlite3, bytes)
    if (raw.selectValue('pragma quick_check(1)') !== 'ok') return 'not-a-backup'
    const ran = raw.selectValues('select name from kysely_migration').map(String)
    return unknownMigrations(ran).length > 0 ? 'newer' : null
  } catch {
    return 'not-a-backup'
  } finally {
    raw?.close()
  }
}
