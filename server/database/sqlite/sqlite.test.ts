import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '#server/database/open.ts'
import { inTransaction } from '#server/database/transaction.ts'

const folder = mkdtempSync(`${tmpdir()}/strive-sqlite-`)
afterAll(() => rmSync(folder, { recursive: true }))

test('a second process is refused with advice, and closing releases the folder', async () => {
  const first = await openDatabase(folder)
  await expect(openDatabase(folder)).rejects.toThrow('DATABASE_URL')
  await first.destroy()
  await (await openDatabase(folder)).destroy()
})

test('a start that fails while it seeds leaves the folder to the next one', async () => {
  const failing = openDatabase(folder, {
    seed: async () => {
      throw new Error('no room')
    },
  })
  await expect(failing).rejects.toThrow('no room')
  await (await openDatabase(folder)).destroy()
})

test.skipIf(process.platform === 'win32')('a new folder and its files are for their owner alone', async () => {
  const own = `${folder}/new`
  const db = await openDatabase(own)
  // The lock's files are empty.
  const files = readdirSync(own).filter(name => name.startsWith('strive.'))
  const modes = files.map(name => statSync(`${own}/${name}`).mode & 0o777)
  await db.destroy()
  expect(files).toEqual(['strive.sqlite', 'strive.sqlite-shm', 'strive.sqlite-wal'])
  expect(modes).toEqual([0o600, 0o600, 0o600])
  expect(statSync(own).mode & 0o777).toBe(0o700)
})

test('a commit is on disk before the response', async () => {
  const db = await openDatabase(folder)
  const { rows } = await sql<{ synchronous: number }>`pragma synchronous`.execute(db)
  expect(rows[0]?.synchronous).toBe(2)
  await db.destroy()
})

test('refuses to bind objects, which SQLite would take for named parameters', async () => {
  const db = await openDatabase(':memory:')
  await expect(sql`select ${new Date() as unknown as string}`.execute(db)).rejects.toThrow('convert this value')
  await db.destroy()
})

test('a query that bypasses its own transaction is refused at once, and other queries wait their turn', async () => {
  const db = await openDatabase(':memory:')
  const ask = (n: number) => sql<{ n: number }>`select ${n} as n`.execute(db).then(({ rows }) => rows[0]?.n)
  const past = inTransaction(db, () => ask(1))
  const beside = Promise.all([ask(2), inTransaction(db, async trx => (await sql`select 3`.execute(trx)).rows.length)])
  await expect(past).rejects.toThrow('inside a transaction')
  expect(await beside).toEqual([2, 1])
  // Work that a transaction started may continue after it.
  let late: Promise<unknown> = Promise.resolve()
  await inTransaction(db, async () => {
    late = new Promise(resolve => setImmediate(resolve)).then(() => ask(4))
  })
  expect(await late).toBe(4)
  await db.destroy()
})
