import { beforeEach, expect, test } from 'vitest'
import { listAudit, restoreAudit } from '#resources/audit/contract.ts'
import { ADMIN, OPERATOR, openTestApp, refusalOf } from '#tests/test-app.ts'
import {
  createSavedRequest,
  deleteSavedRequest,
  listSavedRequests,
  readSavedRequest,
  restoreSavedRequest,
  type SavedRequest,
  type Step,
  updateSavedRequest,
} from './contract.ts'
import { MAX_BYTES, MAX_SAVED_REQUESTS } from './rules.ts'

const app = await openTestApp()
const me = await app.signInAs(ADMIN)
const other = await app.signInAs(OPERATOR)
beforeEach(() => app.db.deleteFrom('saved_request').execute())

const step = (operation: string, more: Partial<Step> = {}): Step => ({
  operation,
  values: { params: {}, query: {}, headers: {}, text: null, isAnonymous: false, fault: '' },
  takes: [],
  assertions: [],
  ...more,
})
const CHAIN = [
  step('createSpread', {
    values: { ...step('').values, body: { name: 'Fast', level: 50 } },
    takes: [{ name: 'spreadId', from: 'body', at: '/id' }],
    assertions: [{ kind: 'status', at: '', expected: '201' }],
  }),
  step('readSpread', { values: { ...step('').values, params: { spreadId: '{{spreadId}}' } } }),
]
const create = (name = 'A chain', steps = CHAIN, who = me) => who.call(createSavedRequest, { body: { name, steps } })
const at = ({ id }: SavedRequest) => ({ params: { savedRequestId: id } })
const list = async (who = me) => (await who.call(listSavedRequests)).rows
const update = (saved: SavedRequest, body: object, who = me) =>
  who.call(updateSavedRequest, { ...at(saved), headers: { 'if-match': `"${saved.version}"` }, body })

test('stores requests as entered; the list shows their endpoints', async () => {
  const [second, first] = [await create('Members'), await create('A look', [step('readProfile')])]
  expect(second.steps).toEqual(CHAIN)
  expect(await me.call(readSavedRequest, at(second))).toEqual(second)
  expect(await list()).toMatchObject([
    { id: first.id, name: 'A look', operations: ['readProfile'], version: 1 },
    { id: second.id, name: 'Members', operations: ['createSpread', 'readSpread'] },
  ])
  expect((await list())[0]).not.toHaveProperty('steps')
})

test('lists by name, whenever they were saved', async () => {
  for (const name of ['Members', 'Teams', 'Orders', 'A look', 'Sites']) await create(name)
  const names = (await list()).map(({ name }) => name)
  expect(names).toEqual(['A look', 'Members', 'Orders', 'Sites', 'Teams'])
})

test('hides the saved requests of other operators', async () => {
  const saved = await create()
  expect(await list(other)).toEqual([])
  for (const attempt of [
    () => other.call(readSavedRequest, at(saved)),
    () => update(saved, { name: 'Mine' }, other),
    () => other.call(deleteSavedRequest, at(saved)),
    () => other.call(restoreSavedRequest, at(saved)),
  ])
    expect(await refusalOf(attempt())).toMatchObject({ status: 404, code: 'not-found' })
  // Names are unique per operator.
  expect(await create('A chain', CHAIN, other)).toMatchObject({ name: 'A chain' })
})

test('updates steps with If-Match, and refuses an outdated version with the current one', async () => {
  const saved = await create()
  const changed = await update(saved, { steps: [step('readProfile')] })
  expect(changed).toMatchObject({ name: 'A chain', steps: [step('readProfile')], version: 2 })
  expect((await list())[0]).toMatchObject({ operations: ['readProfile'], version: 2 })
  expect(await refusalOf(update(saved, { name: 'x' }))).toMatchObject({ code: 'stale', current: changed })
  // An update without changes creates no version.
  expect(await update(changed, { steps: [step('readProfile')] })).toMatchObject({ version: 2 })
})

test('a name is unique for its operator, ignoring case, and a deleted request releases it', async () => {
  const taken = { code: 'name-taken', errors: [{ pointer: '/body/name', code: 'name-taken' }] }
  const saved = await create()
  expect(await refusalOf(create('a CHAIN'))).toMatchObject(taken)
  await me.call(deleteSavedRequest, at(saved))
  expect(await list()).toEqual([])
  expect(await refusalOf(me.call(readSavedRequest, at(saved)))).toMatchObject({ code: 'not-found' })
  const second = await create()
  expect(await refusalOf(me.call(restoreSavedRequest, at(saved)))).toMatchObject(taken)
  expect(await refusalOf(update(await create('Another'), { name: 'A chain' }))).toMatchObject(taken)
  await me.call(deleteSavedRequest, at(second))
  expect(await me.call(restoreSavedRequest, at(saved))).toMatchObject({ id: saved.id, name: 'A chain', steps: CHAIN })
})

test('restores an earlier version from the audit trail', async () => {
  const saved = await create()
  await update(saved, { name: 'Shorter', steps: [step('readProfile')] })
  const query = { entity: 'saved-requests', rowId: saved.id, action: 'create' } as const
  const [record] = (await me.call(listAudit, { query })).rows
  await me.call(restoreAudit, { params: { auditId: record?.id ?? 0 }, headers: { 'if-match': '"2"' } })
  expect(await me.call(readSavedRequest, at(saved))).toMatchObject({ name: 'A chain', steps: CHAIN, version: 3 })
})

test('saves once when the request is resent with its key', async () => {
  const once = { headers: { 'idempotency-key': 'one key' }, body: { name: 'Once', steps: CHAIN } }
  expect(await refusalOf(me.call(createSavedRequest, once))).toMatchObject({ code: 'invalid-input' })
  const good = { ...once, headers: { 'idempotency-key': 'one-key' } }
  expect(await me.call(createSavedRequest, good)).toEqual(await me.call(createSavedRequest, good))
  expect(await list()).toHaveLength(1)
})

test('limits their number and size', async () => {
  for (let count = 0; count < MAX_SAVED_REQUESTS; count++) await create(`Request ${count}`, [step('readProfile')])
  expect(await refusalOf(create('One more'))).toMatchObject({ status: 422, code: 'limit-reached' })
  const long = step('readProfile', { values: { ...step('').values, text: 'x'.repeat(MAX_BYTES) } })
  expect(await refusalOf(create('Long', [long]))).toMatchObject({ status: 413, code: 'too-large' })
})

const withStep = (more: object) => ({ name: 'x', steps: [{ ...step('readProfile'), ...more }] })
test.each([
  [{ name: ' ', steps: CHAIN }, '/body/name', 'too-small'],
  [{ name: 'x', steps: [] }, '/body/steps', 'too-small'],
  [withStep({ takes: [{ name: '1st', from: 'body', at: '' }] }), '/body/steps/0/takes/0/name', 'invalid-format'],
  [withStep({ takes: [{ name: 'id', from: 'body', at: 'id' }] }), '/body/steps/0/takes/0/at', 'pointer'],
  [withStep({ takes: [{ name: 'etag', from: 'header', at: '' }] }), '/body/steps/0/takes/0/at', 'header-name'],
  [
    withStep({ assertions: [{ kind: 'body-matches', at: '/id', expected: '(' }] }),
    '/body/steps/0/assertions/0/expected',
    'pattern',
  ],
  [
    withStep({ assertions: [{ kind: 'status', at: '', expected: 'good' }] }),
    '/body/steps/0/assertions/0/expected',
    'status-list',
  ],
  [
    withStep({ values: { ...step('').values, body: { login: { password: '654321' } } } }),
    '/body/steps/0/values',
    'holds-secret',
  ],
])('refuses %j', async (body, pointer, code) => {
  const refusal = await refusalOf(me.call(createSavedRequest, { body: body as never }))
  expect(refusal).toMatchObject({ status: 400, errors: [{ pointer, code }] })
})

test('needs a session', async () => {
  expect(await refusalOf(app.as().call(listSavedRequests))).toMatchObject({ code: 'not-signed-in' })
})
