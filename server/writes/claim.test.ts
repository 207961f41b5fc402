import { beforeEach, expect, test } from 'vitest'
import { createMember, listMembers } from '#resources/members/contract.ts'
import { deleteSandbox, forkSandbox, listSandboxes } from '#resources/sandboxes/contract.ts'
import { switchSandbox } from '#resources/sessions/contract.ts'
import { byStat, forEachStat } from '#resources/species/rules.ts'
import { createSpread, listSpreads, type SpreadFields } from '#resources/spreads/contract.ts'
import { insertRows } from '#server/database/bulk.ts'
import { findOperations } from '#server/resources.ts'
import { isSchema } from '#shared/contract.ts'
import { isIdempotent } from '#shared/headers.ts'
import { jsonSchema } from '#shared/json-schema.ts'
import { itemAt } from '#shared/objects.ts'
import { ADMIN, OPERATOR, openTestApp, refusalOf } from '#tests/test-app.ts'
import { turnsDuring } from '#tests/turns.ts'
import { forgetReplies } from './claim.ts'

const app = await openTestApp()
const me = await app.signInAs(ADMIN)
beforeEach(async () => {
  await app.db.deleteFrom('spread').execute()
  await app.db.deleteFrom('kept_reply').execute()
})

const PLAN: SpreadFields = {
  name: 'Fast',
  pokemonId: 445,
  nature: 'jolly',
  level: 50,
  ivs: forEachStat(() => 31),
  evs: byStat([4, 252, 0, 0, 0, 252]),
}
const create = (key: string, fields: Partial<SpreadFields> = {}, who = me) =>
  who.send(createSpread, { headers: { 'idempotency-key': key }, body: { ...PLAN, ...fields } })
const count = async (who = me) => (await who.call(listSpreads)).count.value

test('a request that is sent twice with the same key runs once, and both responses are equal', async () => {
  const first = await create('one')
  const again = await create('one')
  expect([again.status, again.body]).toEqual([201, first.body])
  for (const name of ['etag', 'location', 'content-type'])
    expect(again.headers.get(name), name).toBe(first.headers.get(name))
  expect([first, again].map(({ headers }) => headers.get('idempotent-replayed'))).toEqual([null, 'true'])
  expect(await count()).toBe(1)
})

test('a request that is sent many times at once runs once, and all responses are equal', async () => {
  const all = await Promise.all(Array.from({ length: 8 }, () => create('crowd')))
  expect(new Set(all.map(({ body }) => body.id)).size).toBe(1)
  expect(all.filter(({ headers }) => headers.get('idempotent-replayed') === null)).toHaveLength(1)
  expect(await count()).toBe(1)
})

test('a copy of thousands of rows that is requested twice at once is made once', async () => {
  const fork = () =>
    me.call(forkSandbox, { headers: { 'idempotency-key': 'fork' }, body: { name: 'twice', from: 'main' } })
  const [one, other] = await Promise.all([fork(), fork()])
  expect(one).toEqual(other)
  expect((await me.call(listSandboxes)).rows.filter(row => !row.isShared)).toHaveLength(1)
  await me.call(deleteSandbox, { params: { sandboxId: one.id } })
})

test('a key that was used for a different request is refused, and nothing is written', async () => {
  await create('used')
  const refusal = await refusalOf(create('used', { level: 60 }))
  expect(refusal).toMatchObject({ status: 422, code: 'key-reused', errors: [{ pointer: '/headers/idempotency-key' }] })
  expect(await count()).toBe(1)
})

test('each operator has their own keys', async () => {
  const other = await app.signInAs(OPERATOR)
  const [mine, theirs] = [await create('same'), await create('same', {}, other)]
  expect(mine.body.id).not.toBe(theirs.body.id)
  expect([await count(), await count(other)]).toEqual([1, 1])
})

test('in another sandbox the same key is new, and each sandbox replays its own response', async () => {
  const { id } = await me.call(forkSandbox, { body: { name: 'elsewhere' } })
  const fields = {
    name: { en: 'Twice', zh: '兩次' },
    email: 'twice@strive.example',
    teamId: 1,
    job: 'sales',
    joinedOn: '2026-10-01',
  } as const
  const send = () => me.send(createMember, { headers: { 'idempotency-key': 'both' }, body: fields })
  const found = async () => (await me.call(listMembers, { query: { search: 'twice@' } })).count.value
  const first = await send()

  await me.call(switchSandbox, { body: { sandboxId: id } })
  expect(await found()).toBe(0)
  const there = await send()
  expect([there.status, there.headers.get('idempotent-replayed'), await found()]).toEqual([201, null, 1])
  expect((await send()).headers.get('idempotent-replayed')).toBe('true')

  await me.call(switchSandbox, { body: { sandboxId: 'main' } })
  const again = await send()
  expect([again.headers.get('idempotent-replayed'), again.body, await found()]).toEqual(['true', first.body, 1])
  await me.call(deleteSandbox, { params: { sandboxId: id } })
})

test('the same rule applies to data of the account: a key is new in another sandbox', async () => {
  const { id } = await me.call(forkSandbox, { body: { name: 'also elsewhere' } })
  const first = await create('own')
  await me.call(switchSandbox, { body: { sandboxId: id } })
  const there = await create('own')
  expect(there.body.id).not.toBe(first.body.id)
  await me.call(switchSandbox, { body: { sandboxId: 'main' } })
  await me.call(deleteSandbox, { params: { sandboxId: id } })
  expect(await count()).toBe(2)
})

test('a refusal is not stored, so the same request may succeed later', async () => {
  expect(await refusalOf(create('later', { pokemonId: 99_999 }))).toMatchObject({ code: 'unknown-pokemon' })
  expect(await app.db.selectFrom('kept_reply').select('key').execute()).toEqual([])
  await create('later')
})

test.each([
  ['the header', '', { 'x-practice-fault': 'lost' }],
  ['the query', '?__fault=lost', {}],
])('a retry returns a response that was lost on its way, by a fault in %s', async (_, query, fault) => {
  const lost = await app.request(`/api/spreads${query}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${me.token}`,
      'content-type': 'application/json',
      'idempotency-key': 'lost',
      ...fault,
    },
    body: JSON.stringify(PLAN),
  })
  expect(lost.ok).toBe(false)
  const again = await create('lost')
  expect(again.headers.get('idempotent-replayed')).toBe('true')
  expect(await count()).toBe(1)
})

test('a key is known for a day', async () => {
  const first = await create('old')
  const almostADay = new Date(Date.now() - 24 * 3_600_000 + 60_000).toISOString()
  await app.db.updateTable('kept_reply').set({ at: almostADay }).execute()
  await forgetReplies(app.db)
  const again = await create('old')
  expect([again.headers.get('idempotent-replayed'), again.body]).toEqual(['true', first.body])
})

test('after a day a key is new again', async () => {
  const first = await create('old')
  const at = new Date(Date.now() - 24 * 3_600_000).toISOString()
  await app.db.updateTable('kept_reply').set({ at }).execute()
  const second = await create('old', { level: 60 })
  expect(second.body.id).not.toBe(first.body.id)
  await app.db.updateTable('kept_reply').set({ at }).execute()
  await forgetReplies(app.db)
  expect(await app.db.selectFrom('kept_reply').select('key').execute()).toEqual([])
})

test('thousands of expired keys are forgotten in batches, between which others have their turn', async () => {
  await create('old')
  const [row] = await app.db.selectFrom('kept_reply').selectAll().execute()
  const at = new Date(Date.now() - 24 * 3_600_000).toISOString()
  const rows = Array.from({ length: 1_000 }, (_, place) => ({ ...itemAt([row], 0), key: `key ${place}`, at }))
  await insertRows(app.db, 'kept_reply', rows)
  expect(await turnsDuring(() => forgetReplies(app.db))).toBeGreaterThan(3)
  expect(await app.db.selectFrom('kept_reply').select('key').execute()).toEqual([{ key: 'old' }])
})

test.each(['', 'x'.repeat(101), 'two words', 'ümlaut'])('refuses the key %j', async key => {
  expect(await refusalOf(create(key))).toMatchObject({ errors: [{ pointer: '/headers/idempotency-key' }] })
})

test('an endpoint that stores responses declares the refusal of its key, and returns no secrets', async () => {
  const keyed = (await findOperations()).filter(({ endpoint }) => isIdempotent(endpoint.headers))
  expect(keyed.map(({ id }) => id)).toContain('createSpread')
  for (const { id, endpoint } of keyed) {
    const refused = endpoint.replies[422]
    expect(isSchema(refused) && JSON.stringify(jsonSchema(refused, 'output')), id).toContain('key-reused')
    for (const reply of Object.values(endpoint.replies))
      if (isSchema(reply)) expect(JSON.stringify(jsonSchema(reply, 'output')), id).not.toContain('"password"')
  }
})
