import { beforeEach, expect, test } from 'vitest'
import { ADMIN, OPERATOR, openTestApp, refusalOf } from '#tests/test-app.ts'
import { createView, deleteView, listViews, readView, restoreView, updateView, type View } from './contract.ts'
import { MAX_VIEWS } from './rules.ts'

const app = await openTestApp()
const me = await app.signInAs(ADMIN)
const other = await app.signInAs(OPERATOR)
beforeEach(() => app.db.deleteFrom('saved_view').execute())

const create = (name = 'Drivers', search = 'job=driver') =>
  me.call(createView, { body: { page: 'page3_01', name, search } })
const at = ({ id }: View) => ({ params: { viewId: id } })
const list = async (page = 'page3_01', who = me) => (await who.call(listViews, { query: { page } })).rows
const update = (view: View, body: object, who = me) =>
  who.call(updateView, { ...at(view), headers: { 'if-match': `"${view.version}"` }, body })

test('lists views of a page by name; anyone with the link can read one, only its owner can change it', async () => {
  const [second, first] = [await create('Drivers'), await create('Buyers', 'job=buyer&sort=-joinedOn')]
  expect(await list()).toEqual([first, second])
  expect([await list('page5_01'), await list('page3_01', other)]).toEqual([[], []])
  expect(await other.call(readView, at(first))).toEqual(first)
  for (const attempt of [
    () => update(first, { name: 'Mine' }, other),
    () => other.call(deleteView, at(first)),
    () => other.call(restoreView, at(first)),
  ])
    expect(await refusalOf(attempt())).toMatchObject({ status: 403, code: 'not-yours' })
})

test('updates name or query string with If-Match', async () => {
  const view = await create()
  const changed = await update(view, { search: 'job=driver&isArchived=false' })
  expect(changed).toMatchObject({ name: 'Drivers', search: 'job=driver&isArchived=false', version: 2 })
  expect(await refusalOf(update(view, { name: 'x' }))).toMatchObject({ code: 'stale', current: changed })
})

test('a name is unique on its page, ignoring case, and a deleted view releases it', async () => {
  const taken = { code: 'name-taken', errors: [{ pointer: '/body/name', code: 'name-taken' }] }
  const view = await create()
  expect(await refusalOf(create('DRIVERS'))).toMatchObject(taken)
  await me.call(deleteView, at(view))
  expect(await list()).toEqual([])
  expect(await refusalOf(me.call(readView, at(view)))).toMatchObject({ code: 'not-found' })
  const second = await create()
  expect(await refusalOf(me.call(restoreView, at(view)))).toMatchObject(taken)
  await me.call(deleteView, at(second))
  expect(await me.call(restoreView, at(view))).toMatchObject({ id: view.id, name: 'Drivers' })
})

test('limits the views of a page', async () => {
  for (let count = 0; count < MAX_VIEWS; count++) await create(`View ${count}`)
  expect(await refusalOf(create('One more'))).toMatchObject({ status: 422, code: 'limit-reached' })
})

test.each([
  [{ page: 'page3_01', name: ' ', search: '' }, '/body/name'],
  [{ page: 'elsewhere', name: 'x', search: '' }, '/body/page'],
  [{ page: 'page3_01', name: 'x', search: 'x'.repeat(2001) }, '/body/search'],
])('refuses %j', async (body, pointer) => {
  expect(await refusalOf(me.call(createView, { body }))).toMatchObject({ errors: [{ pointer }] })
})
