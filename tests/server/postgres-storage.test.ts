import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { readProfile } from '#resources/profile/contract.ts'
import { forEachStat } from '#resources/species/rules.ts'
import { createSpread } from '#resources/spreads/contract.ts'
import { ADMIN, createTestApp, refusalOf } from '#tests/test-app.ts'

test('a full disk under PostgreSQL: writes are refused with a specific code, reads still work, and it is logged once', async () => {
  const app = await createTestApp()
  const me = await app.signInAs(ADMIN)
  const logged = vi.spyOn(app.services.log, 'error')
  // PostgreSQL's own error when a table cannot grow.
  await sql`create function refuse_to_grow() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file' using errcode = '53100'; end $$`.execute(app.db)
  await sql`create trigger full_disk before insert on spread execute function refuse_to_grow()`.execute(app.db)
  const zero = forEachStat(() => 0)
  const write = () =>
    me.call(createSpread, {
      body: { name: crypto.randomUUID(), pokemonId: 445, nature: 'jolly', level: 50, ivs: zero, evs: zero },
    })
  for (let times = 0; times < 3; times++)
    expect(await refusalOf(write())).toMatchObject({ status: 503, code: 'storage-full' })
  expect(await me.call(readProfile)).toMatchObject({ account: ADMIN.account })
  expect((await app.request('/readyz')).status).toBe(503)
  expect(logged.mock.calls.map(([, text]) => text)).toEqual([
    'the disk of the database is full: writes are refused until there is room',
  ])
  await sql`drop trigger full_disk on spread`.execute(app.db)
  await expect.poll(async () => (await app.request('/readyz')).status).toBe(200)
  await write()
  await app.close()
})
