import sqlite3InitModule, { type Database, type Sqlite3Static } from '@sqlite.org/sqlite-wasm'
import { pause } from '#server/platform/turns.ts'
import { fetchFile } from '#tab/platform/files.ts'

/** Where the data is kept: in the browser's files, or in memory with the reason why. */
export type Kept = 'browser' | 'refused' | 'full'
export type Opened = { sqlite3: Sqlite3Static; raw: Database; kept: Kept }

const FILE = '/strive.sqlite'
/** What a tab that has just closed may still hold. */
const RELEASED_WITHIN_MS = 5_000
// One visitor's practice data: a crash of the browser may lose the last writes, but never damage the rest.
const SETTINGS = 'pragma locking_mode = exclusive; pragma journal_mode = truncate; pragma synchronous = normal'

/** Opens the visitor's database. The first visit downloads it. `progress` is told the share that has arrived. */
export async function openStorage(mount: string, progress: (share: number) => void): Promise<Opened> {
  const sqlite3 = await sqlite3InitModule()
  const directory = directoryOf(mount)
  const pool = await openPool(sqlite3, directory)
  if (!pool) return { ...inMemory(sqlite3, await download(progress)), kept: 'refused' }
  try {
    if (!pool.getFileNames().includes(FILE)) await pool.importDb(FILE, await download(progress))
    const raw = new pool.OpfsSAHPoolDb(FILE)
    raw.exec(`${SETTINGS}; pragma foreign_keys = on`)
    return { sqlite3, raw, kept: 'browser' }
  } catch (error) {
    // A database that is there must not be replaced by an empty one that forgets everything.
    if (pool.getFileNames().includes(FILE)) throw error
    return { ...inMemory(sqlite3, await download(progress)), kept: 'full' }
  }
}

/** Slashes can't be in the name of a folder. */
const directoryOf = (mount: string) => `strive-tab${mount.replaceAll('/', '-')}`

/** The browser's files, as one database needs them. Null if this browser has none, as in some private windows. */
async function openPool(sqlite3: Sqlite3Static, directory: string) {
  const begun = performance.now()
  for (;;)
    try {
      return await sqlite3.installOpfsSAHPoolVfs({ name: directory, directory, initialCapacity: 6 })
    } catch (error) {
      const isHeld = error instanceof DOMException && error.name === 'NoModificationAllowedError'
      if (!isHeld || performance.now() - begun > RELEASED_WITHIN_MS) return null
      await pause(100)
    }
}

function inMemory(sqlite3: Sqlite3Static, bytes: Uint8Array) {
  const { capi, wasm, oo1 } = sqlite3
  const raw = new oo1.DB(':memory:')
  const flags = capi.SQLITE_DESERIALIZE_FREEONCLOSE | capi.SQLITE_DESERIALIZE_RESIZEABLE
  const at = wasm.allocFromTypedArray(bytes)
  raw.checkRc(capi.sqlite3_deserialize(raw, 'main', at, bytes.length, bytes.length, flags))
  raw.exec('pragma foreign_keys = on')
  return { sqlite3, raw }
}

/** The seeded database. It has the size of its transfer in its name's file, because hosts may hide it. */
async function download(progress: (share: number) => void): Promise<Uint8Array> {
  const reply = await fetchFile('strive.sqlite.gz')
  const size = Number(reply.headers.get('content-length') ?? 0)
  let arrived = 0
  const counted = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(part, controller) {
      arrived += part.length
      if (size > 0) progress(Math.min(1, arrived / size))
      controller.enqueue(part)
    },
  })
  if (!reply.body) throw new Error('The practice data is empty.')
  const unpacked = reply.body.pipeThrough(counted).pipeThrough(new DecompressionStream('gzip'))
  return new Uint8Array(await new Response(unpacked).arrayBuffer())
}
