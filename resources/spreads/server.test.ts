import fc from 'fast-check'
import { expect, test } from 'vitest'
import { byStat, forEachStat, STATS, totalOf } from '#resources/species/rules.ts'
import { ADMIN, OPERATOR, openTestApp, refusalOf } from '#tests/test-app.ts'
import {
  createSpread,
  deleteSpread,
  listSpreads,
  readSpread,
  restoreSpread,
  type Spread,
  type SpreadFields,
  updateSpread,
} from './contract.ts'

const app = await openTestApp()
const me = await app.signInAs(ADMIN)
const other = await app.signInAs(OPERATOR)

const GARCHOMP = 445
const PLAN: SpreadFields = {
  name: 'Fast and hard',
  pokemonId: GARCHOMP,
  nature: 'jolly',
  level: 50,
  ivs: forEachStat(() => 31),
  evs: byStat([4, 252, 0, 0, 0, 252]),
}
const create = (fields: Partial<SpreadFields> = {}) => me.call(createSpread, { body: { ...PLAN, ...fields } })
const at = ({ id }: Spread) => ({ params: { spreadId: id } })
const update = (spread: Spread, body: Partial<SpreadFields>, by = me) =>
  by.call(updateSpread, { ...at(spread), headers: { 'if-match': `"${spread.version}"` }, body })

test('stores a spread, and anyone signed in can read it through its link', async () => {
  const { body, headers } = await me.send(createSpread, { body: PLAN })
  expect(body).toMatchObject({ ...PLAN, owner: 'admin', version: 1 })
  expect(body.id).toMatch(/^[0-9a-f]{16}$/)
  expect(headers.get('location')).toBe(`/api/spreads/${body.id}`)
  expect(await other.call(readSpread, at(body))).toEqual(body)
  expect(await refusalOf(app.as().call(readSpread, at(body)))).toMatchObject({ code: 'not-signed-in' })
})

test('only its owner can change, delete and restore a spread', async () => {
  const spread = await create()
  expect(await refusalOf(update(spread, { level: 60 }, other))).toMatchObject({ status: 403, code: 'not-yours' })
  expect(await refusalOf(other.call(deleteSpread, at(spread)))).toMatchObject({ code: 'not-yours' })
  await me.call(deleteSpread, at(spread))
  expect(await refusalOf(other.call(restoreSpread, at(spread)))).toMatchObject({ code: 'not-yours' })
  expect((await other.call(listSpreads)).rows).toEqual([])
})

test('changes only the given fields, and increments the version', async () => {
  const spread = await create()
  const changed = await update(spread, { evs: byStat([252, 0, 0, 0, 4, 252]), name: ' Bulky ' })
  expect(changed).toMatchObject({ ...PLAN, name: 'Bulky', evs: byStat([252, 0, 0, 0, 4, 252]), version: 2 })
})

test('of two simultaneous changes, one is stored, and the other gets the current row', async () => {
  const spread = await create()
  const results = await Promise.allSettled([update(spread, { level: 51 }), update(spread, { level: 52 })])
  expect(results.map(result => result.status).sort()).toEqual(['fulfilled', 'rejected'])
  const current = await me.call(readSpread, at(spread))
  const refused = results.find(result => result.status === 'rejected')
  expect(refused?.reason.body).toMatchObject({ status: 412, code: 'stale', current })
})

test('a deleted spread is hidden from everybody, and restored unchanged', async () => {
  const spread = await create()
  await me.call(deleteSpread, at(spread))
  expect(await refusalOf(me.call(readSpread, at(spread)))).toMatchObject({ code: 'not-found' })
  expect(await refusalOf(update(spread, { level: 2 }))).toMatchObject({ code: 'not-found' })
  expect(await refusalOf(me.call(deleteSpread, at(spread)))).toMatchObject({ code: 'not-found' })
  const { version, updatedAt, ...fields } = spread
  expect(await me.call(restoreSpread, at(spread))).toMatchObject({ ...fields, version: version + 2 })
  expect(await refusalOf(me.call(restoreSpread, at(spread)))).toMatchObject({ code: 'not-found' })
})

test('lists the spreads of the account in pages, last changed first', async () => {
  const { rows, count } = await me.call(listSpreads, { query: { limit: 200 } })
  expect(count.value).toBe(rows.length)
  expect(rows.map(row => row.updatedAt)).toEqual(
    rows
      .map(row => row.updatedAt)
      .sort()
      .reverse(),
  )
  const first = await me.call(listSpreads, { query: { limit: 2 } })
  const second = await me.call(listSpreads, { query: { limit: 200, cursor: first.next ?? '' } })
  expect([...first.rows, ...second.rows]).toEqual(rows)
})

test.each<[string, Partial<SpreadFields>, string, string]>([
  ['more than 252 in a stat', { evs: byStat([0, 253, 0, 0, 0, 0]) }, '/body/evs/attack', 'too-big'],
  ['more than 510 in all', { evs: byStat([252, 252, 7, 0, 0, 0]) }, '/body/evs', 'ev-total'],
  ['an effort value below 0', { evs: byStat([-1, 0, 0, 0, 0, 0]) }, '/body/evs/hp', 'too-small'],
  ['half an effort value', { evs: byStat([0.5, 0, 0, 0, 0, 0]) }, '/body/evs/hp', 'invalid-type'],
  ['an IV above 31', { ivs: byStat([32, 0, 0, 0, 0, 0]) }, '/body/ivs/hp', 'too-big'],
  ['level 0', { level: 0 }, '/body/level', 'too-small'],
  ['level 101', { level: 101 }, '/body/level', 'too-big'],
  ['a nature that there is none of', { nature: 'grumpy' as 'jolly' }, '/body/nature', 'invalid-value'],
  ['no name', { name: '  ' }, '/body/name', 'too-small'],
  ['a Pokémon that there is none of', { pokemonId: 99_999 }, '/body/pokemonId', 'unknown-pokemon'],
])('refuses %s, on creation and update', async (_, fields, pointer, code) => {
  const spread = await create()
  for (const attempt of [() => create(fields), () => update(spread, fields)])
    expect((await refusalOf(attempt())).errors).toContainEqual({ pointer, code })
  expect(await me.call(readSpread, at(spread))).toEqual(spread)
})

test('accepts a form that is not a Pokédex entry itself', async () => {
  const blaze = 10_251
  expect(await create({ pokemonId: blaze })).toMatchObject({ pokemonId: blaze })
})

test('never stores more than 252 per stat or 510 in total', async () => {
  const anyEvs = fc.tuple(...STATS.map(() => fc.integer({ min: 0, max: 270 }))).map(byStat)
  await fc.assert(
    fc.asyncProperty(anyEvs, async evs => {
      const isAllowed = totalOf(evs) <= 510 && Object.values(evs).every(value => value <= 252)
      const outcome = await create({ evs }).then(
        spread => spread.evs,
        () => null,
      )
      expect(outcome).toEqual(isAllowed ? evs : null)
    }),
    { numRuns: 60 },
  )
})

test('pages miss none of several spreads that were changed at the same moment', async () => {
  await app.db.deleteFrom('spread').execute()
  const made = [await create(), await create(), await create(), await create()]
  await app.db.updateTable('spread').set({ updated_at: '2026-11-21T08:00:00.000Z' }).execute()
  const first = await me.call(listSpreads, { query: { limit: 2 } })
  const second = await me.call(listSpreads, { query: { limit: 2, cursor: first.next ?? '' } })
  expect([...first.rows, ...second.rows].map(({ id }) => id).sort()).toEqual(made.map(({ id }) => id).sort())
  expect(second.next).toBeNull()
})
