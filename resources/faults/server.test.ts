import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { FAULT_HEADER } from '#shared/platform/faults.ts'
import { ADMIN, createTestApp, OPERATOR, refusalOf, type TestApp } from '#tests/test-app.ts'
import {
  clearFaults,
  createFault,
  deleteFault,
  listFaults,
  listHeld,
  previewFault,
  type RuleFields,
  releaseHeld,
  startPreset,
  stepHeld,
  updateFault,
} from './contract.ts'
import { samples } from './samples.ts'

type Client = Awaited<ReturnType<TestApp['signInAs']>>
let app: TestApp
let me: Client
let colleague: Client
beforeAll(async () => {
  app = await createTestApp()
  ;[me, colleague] = [await app.signInAs(ADMIN), await app.signInAs(OPERATOR)]
})
beforeEach(async () => {
  await me.call(clearFaults)
})
afterAll(() => app.close())

const rule = (fields: Partial<RuleFields> = {}) => ({
  method: '*' as const,
  path: '*',
  fault: { status: 503 },
  ...fields,
})
const listed = async (who = me) => (await who.call(listFaults)).rules

test('a rule is added, changed and removed', async () => {
  const { body: made, headers } = await me.send(createFault, { body: rule({ path: '/api/species*' }) })
  expect(made).toMatchObject({ path: '/api/species*', fault: { status: 503 }, calls: 0, preset: null, version: 1 })
  expect(made.secondsLeft).toBeGreaterThan(895)
  expect(headers.get('location')).toBe(`/api/faults/${made.id}`)
  const change = { params: { faultId: made.id }, body: { fault: { delay: 5 } } }
  const changed = await me.call(updateFault, { ...change, headers: { 'if-match': headers.get('etag') ?? '' } })
  expect(changed).toMatchObject({ path: '/api/species*', fault: { delay: 5 }, version: 2 })
  const late = me.call(updateFault, { ...change, headers: { 'if-match': '"1"' } })
  expect(await refusalOf(late)).toMatchObject({ code: 'stale', current: { version: 2 } })
  expect(await listed()).toHaveLength(1)
  await me.call(deleteFault, { params: { faultId: made.id } })
  expect(await listed()).toEqual([])
  expect(await refusalOf(me.call(deleteFault, { params: { faultId: made.id } }))).toMatchObject({ code: 'not-found' })
})

test.each(samples.filter(({ endpoint }) => ![stepHeld, releaseHeld].some(one => one === endpoint)).map(one => [one]))(
  '$endpoint.method $endpoint.path answers when the change applies to requests',
  async ({ endpoint, prepare }) => {
    const input = await prepare({ ...me, ...ADMIN, levelCode: '' })
    let apply = () => {}
    const applied = new Promise<void>(resolve => {
      apply = resolve
    })
    const announcing = vi.spyOn(app.services.faults, 'announceChange').mockReturnValue(applied)
    onTestFinished(() => announcing.mockRestore())
    let isAnswered = false
    // Its sample fits the endpoint.
    const answering = me.call(endpoint, input as never).then(() => {
      isAnswered = true
    })
    await expect.poll(() => announcing.mock.calls.length).toBe(1)
    for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate)
    expect(isAnswered).toBe(false)
    apply()
    await answering
  },
)

test('lists rules in order of precedence, and clears all at once', async () => {
  for (const path of ['*', '/api/species/25', '/api/species*']) await me.call(createFault, { body: rule({ path }) })
  expect((await listed()).map(({ path }) => path)).toEqual(['/api/species/25', '/api/species*', '*'])
  await me.call(clearFaults)
  expect(await listed()).toEqual([])
})

test('of rules that are as narrow as each other, the one that was set last comes first', async () => {
  const made = await Promise.all([1, 2, 3].map(delay => me.call(createFault, { body: rule({ fault: { delay } }) })))
  const ids = made.map(({ id }) => id).toSorted()
  const now = Date.now()
  for (const [at, id] of ids.entries())
    await app.db
      .updateTable('fault')
      .set({ started_at: new Date(now + at).toISOString() })
      .where('id', '=', id)
      .execute()
  expect((await listed()).map(({ id }) => id)).toEqual(ids.toReversed())
})

test('turning off all faults lets go of requests that were held without a rule, too', async () => {
  const headers = { authorization: `Bearer ${me.token}`, [FAULT_HEADER]: 'hold' }
  const asked = app.request('/api/species/25', { headers })
  await expect.poll(async () => (await me.call(listHeld)).held).toHaveLength(1)
  await me.call(clearFaults)
  expect((await me.call(listHeld)).held).toEqual([])
  expect((await asked).status).toBe(200)
})

test('rules of another operator are hidden, and cannot be changed or removed', async () => {
  const { id } = await me.call(createFault, { body: rule() })
  expect(await listed(colleague)).toEqual([])
  const params = { faultId: id }
  expect(await refusalOf(colleague.call(deleteFault, { params }))).toMatchObject({ code: 'not-found' })
  const change = colleague.call(updateFault, { params, headers: { 'if-match': '"1"' }, body: { path: '/x' } })
  expect(await refusalOf(change)).toMatchObject({ code: 'not-found' })
  await colleague.call(clearFaults)
  expect(await listed()).toHaveLength(1)
})

test('a probability has a seed, so that a run can be repeated', async () => {
  const { fault } = await me.call(createFault, { body: rule({ fault: { status: 500, p: 0.5 } }) })
  expect(fault.seed).toEqual(expect.any(Number))
})

test('a new situation replaces the current one, and keeps the operator’s own rules', async () => {
  await me.call(createFault, { body: rule({ path: '/api/profile' }) })
  await me.call(startPreset, { params: { preset: 'lift' }, body: {} })
  const { rules } = await me.call(startPreset, { params: { preset: 'month-end' }, body: {} })
  expect(rules.map(({ preset }) => preset)).toEqual([null, 'month-end', 'month-end'])
  const narrowed = await me.call(startPreset, { params: { preset: 'tunnel' }, body: { paths: ['/api/overview/*'] } })
  expect(narrowed.rules[0]).toMatchObject({ preset: 'tunnel', path: '/api/overview/*' })
  expect(narrowed.rules[0]?.secondsLeft).toBeLessThanOrEqual(30)
})

test('a dry run returns the fault without applying it', async () => {
  const ask = (path: string, method: 'GET' | 'DELETE' = 'GET') => me.call(previewFault, { query: { method, path } })
  expect(await ask('/api/profile')).toMatchObject({ endpoint: 'open', rule: null, applied: 'none' })
  const { id } = await me.call(createFault, { body: rule({ fault: { delay: 20, status: 503, every: 2 } }) })
  expect(await ask('/api/profile')).toMatchObject({ rule: { id }, call: 1, applied: 'delay=20' })
  expect(await ask('/api/sessions/current')).toMatchObject({ endpoint: 'spared', rule: null })
  expect(await ask('/api/faults', 'DELETE')).toMatchObject({ endpoint: 'spared', rule: null })
  expect(await ask('/api/nothing')).toMatchObject({ endpoint: 'unknown', rule: null })
  expect((await listed())[0]).toMatchObject({ calls: 0 })
})

test.each([
  [{ path: 'species' }, '/body/path', 'path-pattern'],
  [{ fault: {} }, '/body/fault', 'nothing-happens'],
  [{ fault: { delay: 30_001 } }, '/body/fault/delay', 'too-big'],
  [{ seconds: 901 }, '/body/seconds', 'too-big'],
  [{ fault: { bucket: 3 } }, '/body/fault/refill', 'bucket-and-refill'],
])('refuses %j', async (fields, pointer, code) => {
  const tried = me.call(createFault, { body: rule(fields) })
  expect(await refusalOf(tried)).toMatchObject({ code: 'invalid-input', errors: [{ pointer, code }] })
})

test('allows at most fifty rules', async () => {
  for (let n = 0; n < 50; n++) await me.call(createFault, { body: rule({ path: `/x/${n}` }) })
  expect(await refusalOf(me.call(createFault, { body: rule() }))).toMatchObject({ code: 'too-many-faults' })
  // One that has ended makes room, before anything has removed it.
  const ends_at = new Date(Date.now() - 1).toISOString()
  await app.db.updateTable('fault').set({ ends_at }).where('path', '=', '/x/0').execute()
  expect(await me.call(createFault, { body: rule() })).toMatchObject({ path: '*' })
})
