import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { gunzipSync, gzipSync } from 'node:zlib'
import pg from 'pg'
import { afterAll, expect, inject, onTestFinished, test } from 'vitest'
import { createKey } from '#resources/keys/contract.ts'
import { readProfile } from '#resources/profile/contract.ts'
import { signIn } from '#resources/sessions/contract.ts'
import { startPostgres } from '#scripts/postgres.ts'
import { copyTemplate } from '#scripts/sqlite-template.ts'
import {
  ADMIN,
  connectTo,
  expectEveryAnswer,
  KILLS,
  type Ledger,
  WRITERS,
  writeUntilGone,
} from '#tests/chaos/survive.ts'
import { type DatabaseSettings, runScript } from '#tests/launch.ts'
import { startConsole } from '#tests/running-console.ts'
import { isLong } from '#tests/tier.ts'

const place = mkdtempSync(`${tmpdir()}/strive-backup-`)
afterAll(() => rmSync(place, { recursive: true, force: true }))

const run = (
  script: 'backup' | 'restore',
  file: string,
  settings: DatabaseSettings,
  path?: string,
  ...flags: string[]
) => runScript(script, [file, ...flags], settings, path)

/** Backs up a console while eight writers write, restores the file elsewhere, and starts a console there. */
async function moveUnderLoad(from: DatabaseSettings, to: DatabaseSettings, file: string) {
  const running = await startConsole(from)
  const { token } = await connectTo(running.url).call(signIn, { body: ADMIN })
  const { token: key } = await connectTo(running.url, token).call(createKey, {
    body: { name: 'backup', scope: 'read' },
  })
  const ledger: Ledger = { sent: new Map(), answered: new Map() }
  const writing = writeUntilGone(running.url, token, ledger)
  const writtenMoreThan = async (count: number) => {
    while (ledger.answered.size <= count) await Promise.race([sleep(5), writing])
  }
  await writtenMoreThan(KILLS * WRITERS)
  const answered = new Map(ledger.answered)
  expect(await run('backup', file, from)).toEqual({ code: 0, said: expect.stringContaining(`Backed up to ${file} (`) })
  // The writers have gone on meanwhile, and go on.
  const during = ledger.answered.size
  expect(during).toBeGreaterThan(answered.size)
  await writtenMoreThan(during + WRITERS)
  // A graceful stop would wait for the writers, which never pause.
  await running.kill()
  await running.stop()
  await writing
  expect(await run('restore', file, to)).toEqual({
    code: 0,
    said: expect.stringMatching(/^Restored .* All sessions, API keys and open invitations have ended/),
  })
  const restored = await startConsole(to)
  // Whoever lost access after the backup must not get it back.
  for (const secret of [token, key])
    await expect(connectTo(restored.url, secret).call(readProfile)).rejects.toMatchObject({ status: 401 })
  await connectTo(restored.url).call(signIn, { body: ADMIN })
  await restored.stop()
  await expectEveryAnswer('STRIVE_DATA' in to ? to.STRIVE_DATA : to.DATABASE_URL, { sent: ledger.sent, answered })
}

test('a backup of SQLite under load holds every write that was answered before it', async () => {
  const data = copyTemplate(inject('sqlite'), place)
  await moveUnderLoad({ STRIVE_DATA: data }, { STRIVE_DATA: `${place}/restored` }, `${place}/sqlite.backup`)
})

test.runIf(isLong)('so does a backup of PostgreSQL', async context => {
  const postgres = await startPostgres()
  if (!postgres) return context.skip('PostgreSQL cannot be installed here, and PGlite has no pg_dump.')
  onTestFinished(() => postgres.stop())
  const at = (name: string) => ({
    DATABASE_URL: postgres.url.replace('/postgres?', `/${name}?statement_timeout=60000&`),
  })
  const admin = new pg.Client({ connectionString: postgres.url })
  await admin.connect()
  for (const name of ['restored', 'other', 'empty']) await admin.query(`create database ${name}`)
  await admin.end()
  const file = `${place}/postgres.backup`
  await moveUnderLoad(at('postgres'), at('restored'), file)

  // What restore refuses, it refuses before it has written anything.
  expect(await run('restore', file, at('restored'))).toEqual({ code: 1, said: expect.stringContaining('has tables') })
  const whole = readFileSync(file)
  const half = whole.length >> 1
  const broken = `${place}/broken.backup`
  for (const damage of [whole.subarray(0, half), Buffer.from(whole).fill(0xff, half, half + 4096)]) {
    writeFileSync(broken, damage)
    expect(await run('restore', broken, at('empty'))).toEqual({ code: 1, said: expect.stringContaining('is damaged') })
  }
  const foreign = `${place}/foreign.backup`
  expect((await run('backup', foreign, at('other'))).code).toBe(0)
  expect(await run('restore', foreign, at('empty'))).toEqual({
    code: 1,
    said: expect.stringContaining('is not a backup of Strive Console'),
  })
  expect(await run('restore', file, { STRIVE_DATA: `${place}/none` })).toEqual({
    code: 1,
    said: expect.stringContaining('Set DATABASE_URL'),
  })
  const empty = new pg.Client({ connectionString: at('empty').DATABASE_URL })
  await empty.connect()
  const { rows } = await empty.query("select tablename from pg_tables where schemaname = 'public'")
  await empty.end()
  expect(rows).toEqual([])
})

test('restore moves aside what was there, and refuses a folder in use and a damaged, foreign or newer file', async () => {
  const data = copyTemplate(inject('sqlite'), place)
  const file = `${place}/again.backup`
  const settings = { STRIVE_DATA: data }
  expect((await run('backup', file, settings)).code).toBe(0)
  expect(await run('backup', file, settings)).toEqual({ code: 1, said: expect.stringContaining('exists already') })

  const running = await startConsole(settings)
  expect(await run('restore', file, settings)).toEqual({ code: 1, said: expect.stringContaining('Stop it first') })
  await running.stop()
  mkdirSync(data, { recursive: true })
  writeFileSync(`${data}/strive.sqlite`, 'what was there')

  const whole = readFileSync(file)
  const changed = (sql: string) => {
    const path = `${place}/changed.sqlite`
    writeFileSync(path, gunzipSync(whole))
    const raw = new DatabaseSync(path)
    raw.exec(sql)
    raw.close()
    return gzipSync(readFileSync(path), { level: 1 })
  }
  const flipped = Buffer.from(whole)
  flipped[whole.length >> 1] = (flipped[whole.length >> 1] ?? 0) ^ 1
  for (const [content, reason] of [
    [whole.subarray(0, whole.length - 9), 'is damaged'],
    [flipped, 'is damaged'],
    [gzipSync('not a database'), 'is damaged'],
    [Buffer.from('not compressed'), 'is not a backup of Strive Console'],
    [changed('drop table kysely_migration'), 'is not a backup of Strive Console'],
    [changed('drop table counter'), 'lacks counter'],
    [changed("insert into kysely_migration values ('999-later', '2030-01-01')"), 'A newer version'],
  ] as const) {
    const bad = `${place}/bad.backup`
    writeFileSync(bad, content)
    expect(await run('restore', bad, settings)).toEqual({ code: 1, said: expect.stringContaining(reason) })
    expect(readFileSync(`${data}/strive.sqlite`, 'utf8')).toBe('what was there')
  }

  const { said } = await run('restore', file, settings)
  const [, aside = ''] = /What was there before is in (.*)\.$/.exec(said) ?? []
  expect(readFileSync(`${aside}/strive.sqlite`, 'utf8')).toBe('what was there')
  expect(statSync(`${data}/strive.sqlite`).mode & 0o777).toBe(0o600)
  expect(readdirSync(data).filter(name => name.startsWith('.'))).toEqual([])
  await (await startConsole(settings)).stop()
})

test('backup says which setting is wrong, and which program is missing', async () => {
  const nowhere = { STRIVE_DATA: `${place}/nowhere` }
  expect(await run('backup', `${place}/none`, nowhere)).toEqual({
    code: 1,
    said: expect.stringContaining('STRIVE_DATA'),
  })
  const url = { DATABASE_URL: 'postgres://me:hunter2@127.0.0.1:1/strive' }
  const { code, said } = await run('backup', `${place}/none`, url)
  expect(code).toBe(1)
  expect(said).toMatch(/^Nothing was backed up\. .*127\.0\.0\.1|Cannot run pg_dump/)
  expect(said).not.toContain('hunter2')
  expect(readdirSync(place)).not.toContain('none')
})
