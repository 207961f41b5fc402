import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { DatabaseSync } from 'node:sqlite'
import { expect, inject, test } from 'vitest'
import { listSessions, setLevel, signIn } from '#resources/sessions/contract.ts'
import { startPostgres } from '#scripts/postgres.ts'
import { copyTemplate } from '#scripts/sqlite-template.ts'
import { databaseFile } from '#server/database/sqlite/sqlite.ts'
import { connectTo } from '#tests/chaos/survive.ts'
import { type DatabaseSettings, runScript } from '#tests/launch.ts'
import { startConsole } from '#tests/running-console.ts'
import { isLong } from '#tests/tier.ts'

const run = (settings: DatabaseSettings, ...given: string[]) => runScript('accounts', given, settings)

/** Adds, lists and closes an account while the console runs. */
async function manageBeside(settings: DatabaseSettings) {
  const running = await startConsole({ ...settings, STRIVE_LEVEL_CODE: '' })
  const added = await run(settings, 'add', 'anna.lin', '--name', 'Anna Lin')
  const [, password = ''] = /has the password (\S+)/.exec(added.said) ?? []
  const { token } = await connectTo(running.url).call(signIn, { body: { account: 'anna.lin', password } })
  const anna = connectTo(running.url, token)
  expect((await anna.call(listSessions)).rows).toHaveLength(1)
  const [, code = ''] = /level code is (\S+)/.exec((await run(settings, 'level-code')).said) ?? []
  expect(await anna.call(setLevel, { body: { code } })).toMatchObject({ level: 'supersuper' })
  const listed = await run(settings, 'list')
  expect(listed.said).toMatch(/^anna\.lin {2}Anna Lin <anna\.lin@strive\.example> {2}1 session, last used /m)
  expect(await run(settings, 'close', 'anna.lin')).toMatchObject({ code: 0 })
  await expect(anna.call(listSessions)).rejects.toMatchObject({ status: 401 })
  await running.stop()
}

test('accounts are added, listed and closed beside a running console on SQLite', async () => {
  const folder = copyTemplate(inject('sqlite'), tmpdir())
  const settings = { STRIVE_DATA: folder }
  await manageBeside(settings)

  expect(await run(settings, 'close', 'nobody')).toEqual({ code: 1, said: 'There is no account nobody.' })
  expect((await run(settings, 'close')).said).toContain('npm run accounts -- close anna.lin')
  const raw = new DatabaseSync(databaseFile(folder))
  raw.exec("insert into kysely_migration values ('999-later', '2027')")
  raw.close()
  expect(await run(settings, 'list')).toEqual({ code: 1, said: expect.stringContaining('another version') })
  rmSync(folder, { recursive: true })
  expect(await run(settings, 'list')).toEqual({ code: 1, said: expect.stringContaining('There is no database') })
})

test.runIf(isLong)('and on PostgreSQL', async context => {
  const postgres = await startPostgres()
  if (!postgres) return context.skip('PostgreSQL cannot be installed here, and two processes cannot share PGlite.')
  await manageBeside({ DATABASE_URL: postgres.url })
  await postgres.stop()
})
