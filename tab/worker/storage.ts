import sqlite3InitModule, { type Database, type SAHPoolUtil, type Sqlite3Static } from '@sqlite.org/sqlite-wasm'
import { pause } from '#server/platform/turns.ts'
import type { Kept } from '#tab/names.ts'
import { fetchFile } from '#tab/platform/files.ts'

/** The visitor's database, wherever this browser lets it be. */
export type Storage = {
  sqlite3: Sqlite3Static
  raw: Database
  kept: Kept
  /** Whether a copy of data that this version can't use is kept, too. */
  hasAside: boolean
  /** The database as a file; `aside`: the copy that is kept. */
  read(aside?: boolean): Promise<Uint8Array<ArrayBuffer>>
  /** Closes the database and replaces it. Null: the next start downloads a new one. The server must start again. */
  replace(bytes: Uint8Array | null): Promise<void>
  /** Closes the database and keeps it as a copy, so that the next start downloads a new one. */
  putAside(): Promise<void>
}

const FILE = '/strive.sqlite'
const ASIDE = '/strive-aside.sqlite'
/** How long a tab that has just closed may still hold the files. */
const RELEASED_WITHIN_MS = 20_000
// A crash of the browser may lose the last writes of this practice data, but never damages it.
const SETTINGS = 'pragma locking_mode = exclusive; pragma journal_mode = truncate; pragma synchronous = normal'
const FOREIGN_KEYS = 'pragma foreign_keys = on'

/** Opens the visitor's database. The first visit downloads it: `progress` receives the share that has arrived. */
export async function openStorage(mount: string, progress: (share: number) => void): Promise<Storage> {
  const sqlite3 = await sqlite3InitModule()
  const pool = await openPool(sqlite3, `strive-tab${mount.replaceAll('/', '-')}`)
  if (!pool) return inMemory(sqlite3, await download(progress), 'refused')
  const has = (file: string) => pool.getFileNames().includes(file)
  if (!has(FILE)) {
    const bytes = await download(progress)
    try {
      await pool.importDb(FILE, bytes)
    } catch {
      pool.unlink(FILE)
      return inMemory(sqlite3, bytes, 'full')
    }
  }
  const raw = new pool.OpfsSAHPoolDb(FILE)
  raw.exec(`${SETTINGS}; ${FOREIGN_KEYS}`)
  return {
    sqlite3,
    raw,
    kept: 'browser',
    hasAside: has(ASIDE),
    read: async (aside = false) =>
      copyOf(aside ? await pool.exportFile(ASIDE) : sqlite3.capi.sqlite3_js_db_export(raw)),
    async replace(bytes) {
      raw.close()
      pool.unlink(FILE)
      if (bytes) await pool.importDb(FILE, bytes)
    },
    async putAside() {
      raw.close()
      await pool.importDb(ASIDE, await pool.exportFile(FILE))
      pool.unlink(FILE)
    },
  }
}

/** The browser's files, as one database needs them. Null if there are none, as in private windows of some browsers. */
async function openPool(sqlite3: Sqlite3Static, directory: string): Promise<SAHPoolUtil | null> {
  const begun = performance.now()
  // Without these two, the library deletes the files when it can't open them, and never tries again.
  const patience = { preserveOnInitFailure: true, forceReinitIfPreviouslyFailed: true }
  for (;;)
    try {
      return await sqlite3.installOpfsSAHPoolVfs({ name: directory, directory, initialCapacity: 8, ...patience })
    } catch (error) {
      const isHeld = error instanceof DOMException && error.name === 'NoModificationAllowedError'
      if (!isHeld) return null
      // Memory would hide the visitor's data from them.
      if (performance.now() - begun > RELEASED_WITHIN_MS) throw error
      await pause(100)
    }
}

/** Opens a copy of a database file in memory. Throws if it is none. */
export function openCopy({ capi, wasm, oo1 }: Sqlite3Static, bytes: Uint8Array): Database {
  const raw = new oo1.DB(':memory:')
  const flags = capi.SQLITE_DESERIALIZE_FREEONCLOSE | capi.SQLITE_DESERIALIZE_RESIZEABLE
  const at = wasm.allocFromTypedArray(bytes)
  raw.checkRc(capi.sqlite3_deserialize(raw, 'main', at, bytes.length, bytes.length, flags))
  return raw
}

function inMemory(sqlite3: Sqlite3Static, bytes: Uint8Array, kept: Kept): Storage {
  const { capi } = sqlite3
  const raw = openCopy(sqlite3, bytes)
  raw.exec(FOREIGN_KEYS)
  return {
    sqlite3,
    raw,
    kept,
    hasAside: false,
    read: async () => copyOf(capi.sqlite3_js_db_export(raw)),
    replace: async () => {
      throw new Error('This browser keeps no files for the console.')
    },
    putAside: async () => {
      throw new Error('This browser keeps no files for the console.')
    },
  }
}

/** The library's type doesn't say that the bytes are not shared. */
const copyOf = (bytes: Uint8Array) => new Uint8Array(bytes)

/** The seeded database. */
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
  return unpack(reply.body.pipeThrough(counted))
}

/** Uncompresses gzip. Rejects if it is damaged. */
export const unpack = async (packed: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await new Response(packed.pipeThrough(new DecompressionStream('gzip'))).arrayBuffer())
