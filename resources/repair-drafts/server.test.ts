import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { listAudit } from '#resources/audit/contract.ts'
import { listPurchases, listRepairSites, readRepair } from '#resources/repairs/contract.ts'
import { deleteSandbox, forkSandbox, resetSandbox } from '#resources/sandboxes/contract.ts'
import { switchSandbox } from '#resources/sessions/contract.ts'
import { listTickets, readTicket } from '#resources/tickets/contract.ts'
import { MAX_TICKETS } from '#resources/tickets/rules.ts'
import { Problem } from '#shared/errors.ts'
import { MAX_INTEGER } from '#shared/row.ts'
import { rowsToCopy } from '#tests/server/fill-up.ts'
import { ADMIN, createTestApp, OPERATOR, refusalOf, type TestApp } from '#tests/test-app.ts'
import {
  type CheckedDraft,
  createRepairDraft,
  deleteRepairDraft,
  listRepairDrafts,
  type RepairRequest,
  readRepairDraft,
  restoreRepairDraft,
  submitRepairDraft,
  updateRepairDraft,
  withdrawRepairDraft,
} from './contract.ts'
import { dayInTaiwan, MAX_DRAFTS } from './rules.ts'

let app: TestApp
let me: Awaited<ReturnType<TestApp['signInAs']>>
let other: typeof me
let request: RepairRequest
beforeAll(async () => {
  app = await createTestApp()
  me = await app.signInAs(ADMIN)
  other = await app.signInAs(OPERATOR)
  const [bought] = (await me.call(listPurchases, { query: { customerId: 1 } })).rows
  const [site] = (await me.call(listRepairSites, { query: { customerId: 1 } })).rows
  request = {
    customer: { customerId: 1, contactName: 'Ms Lin', contactBy: 'phone', contact: '0912 345 678' },
    product: {
      purchase: { orderId: bought?.orderId ?? 0, productId: bought?.product.id ?? 0 },
      productName: '',
      boughtOn: bought?.boughtOn ?? '',
    },
    damage: { category: 'zip', description: 'The zip of the door opens behind the slider.', urgency: 'high' },
    handover: { way: 'site', siteId: site?.id ?? 0, address: '', wishedOn: dayInTaiwan(Date.now(), 3) },
  }
})
beforeEach(() => app.db.deleteFrom('repair_draft').execute())
afterAll(() => app.close())

type Draft = Pick<CheckedDraft, 'id' | 'version'>
const at = ({ id }: Draft) => ({ params: { draftId: id } })
const on = (draft: Draft) => ({ ...at(draft), headers: { 'if-match': `"${draft.version}"` } })
const create = (who = me) => who.call(createRepairDraft)
const save = (draft: Draft, body: Partial<RepairRequest>, who = me) =>
  who.call(updateRepairDraft, { ...on(draft), body })
const filled = async (changes: Partial<RepairRequest> = {}) => save(await create(), { ...request, ...changes })
const list = async (who = me) => (await who.call(listRepairDrafts)).rows
const ticketCount = async () => (await me.call(listTickets)).count.value

test('a new draft is empty, and reports the progress of each step', async () => {
  const draft = await create()
  expect(draft).toMatchObject({ customer: null, handover: null, ticketId: null, version: 1 })
  expect(draft.progress).toEqual({ customer: 'open', product: 'open', damage: 'open', handover: 'open' })
  const third = await save(await save(draft, { customer: request.customer }), { damage: request.damage })
  expect(third).toMatchObject({ version: 3, customer: request.customer, product: null, damage: request.damage })
  expect(third.progress).toEqual({ customer: 'done', product: 'open', damage: 'done', handover: 'open' })
  expect(third.errors.map(({ pointer }) => pointer)).toEqual(['/draft/product', '/draft/handover'])
  expect(third.names.customer?.zh).toBeTruthy()
  const read = await me.send(readRepairDraft, at(draft))
  expect([read.body, read.headers.get('etag')]).toEqual([third, '"3"'])
})

test('a sandbox that is full of tickets takes no request', async () => {
  const sandbox = await me.call(forkSandbox, { body: { name: 'full' } })
  const tickets = rowsToCopy(app, 'support_ticket', sandbox.id)
  await tickets.copy(MAX_TICKETS - (await tickets.count()) - 1)
  await me.call(switchSandbox, { body: { sandboxId: sandbox.id } })
  await me.call(submitRepairDraft, on(await filled()))
  const draft = await filled()
  expect(await refusalOf(me.call(submitRepairDraft, on(draft)))).toMatchObject({ status: 422, code: 'limit-reached' })
  expect(await me.call(readRepairDraft, at(draft))).toMatchObject({ ticketId: null, version: draft.version })
  await me.call(deleteSandbox, { params: { sandboxId: sandbox.id } })
})

test('lists open drafts, latest saved first', async () => {
  const [first, second] = [await create(), await create()]
  // Within the same millisecond, neither would be later.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1000 })
  await save(first, { damage: request.damage })
  vi.useRealTimers()
  expect((await list()).map(({ id }) => id)).toEqual([first.id, second.id])
  await me.call(submitRepairDraft, on(await filled()))
  expect(await list()).toHaveLength(2)
})

test('normalizes full-width characters', async () => {
  const customer = { ...request.customer, contact: ' ０９１２－３４５－６７８ ' }
  expect((await save(await create(), { customer })).customer?.contact).toBe('0912-345-678')
})

test.each([
  ['/body/customer/contact', () => ({ customer: { ...request.customer, contact: 'at home' } })],
  ['/body/customer/contact', () => ({ customer: { ...request.customer, contactBy: 'email' as const } })],
  ['/body/product/productName', () => ({ product: { ...request.product, purchase: null } })],
  ['/body/damage/description', () => ({ damage: { ...request.damage, description: 'broken' } })],
  ['/body/handover/address', () => ({ handover: { ...request.handover, way: 'collection' as const } })],
])('refuses an incomplete step: %s', async (pointer, step) => {
  const draft = await create()
  expect(await refusalOf(save(draft, step()))).toMatchObject({ status: 400, errors: [{ pointer }] })
  expect(await me.call(readRepairDraft, at(draft))).toEqual(draft)
})

test.each([
  ['customer/customerId unknown-customer', () => ({ customer: { ...request.customer, customerId: 900_000 } })],
  [
    'product/purchase unknown-purchase',
    () => ({ product: { ...request.product, purchase: { orderId: 1, productId: 900 } } }),
  ],
  ['product/boughtOn in-future', () => ({ product: { ...request.product, boughtOn: dayInTaiwan(Date.now(), 1) } })],
  ['handover/siteId unknown-site', () => ({ handover: { ...request.handover, siteId: 900_000 } })],
  ['handover/wishedOn in-past', () => ({ handover: { ...request.handover, wishedOn: '2026-01-01' } })],
  ['handover/wishedOn too-late', () => ({ handover: { ...request.handover, wishedOn: '2199-01-01' } })],
])('refuses an invalid step: %s', async (expected, step) => {
  const [pointer, code] = expected.split(' ')
  const draft = await save(await create(), { customer: request.customer })
  const refusal = await refusalOf(save(draft, step()))
  expect(refusal).toMatchObject({ code: 'step-refused', errors: [{ pointer: `/body/${pointer}`, code }] })
  expect(await me.call(readRepairDraft, at(draft))).toEqual(draft)
})

test('refuses a change of an older version', async () => {
  const draft = await create()
  const saved = await save(draft, { damage: request.damage })
  const stale = await refusalOf(save(draft, { customer: request.customer }))
  expect(stale).toMatchObject({ status: 412, code: 'stale', current: { version: 2, damage: request.damage } })
  expect(await save(saved, { damage: request.damage })).toEqual(saved)
})

test('hides drafts of other operators and other sandboxes', async () => {
  const draft = await filled()
  const asOther = [
    () => other.call(readRepairDraft, at(draft)),
    () => save(draft, { damage: request.damage }, other),
    () => other.call(deleteRepairDraft, at(draft)),
    () => other.call(restoreRepairDraft, at(draft)),
    () => other.call(submitRepairDraft, on(draft)),
    () => other.call(withdrawRepairDraft, on(draft)),
  ]
  for (const call of asOther) expect(await refusalOf(call())).toMatchObject({ status: 404 })
  expect(await list(other)).toEqual([])
  const { rows } = await other.call(listAudit, { query: { entity: 'repair-drafts' } })
  expect(rows).toEqual([])
  expect((await me.call(listAudit, { query: { entity: 'repair-drafts' } })).rows.length).toBeGreaterThan(1)

  const elsewhere = await app.signInAs(ADMIN)
  const { id: sandboxId } = await elsewhere.call(forkSandbox, { body: { name: 'elsewhere' } })
  await elsewhere.call(switchSandbox, { body: { sandboxId } })
  expect(await refusalOf(elsewhere.call(readRepairDraft, at(draft)))).toMatchObject({ status: 404 })
  expect(await list(elsewhere)).toEqual([])
  // Drafts are deleted together with their sandbox.
  await elsewhere.call(createRepairDraft)
  await elsewhere.call(deleteSandbox, { params: { sandboxId } })
  const { id: next } = await elsewhere.call(forkSandbox, { body: { name: 'next' } })
  await elsewhere.call(deleteSandbox, { params: { sandboxId: next } })
  expect(await app.db.selectFrom('repair_draft').select('id').execute()).toEqual([{ id: draft.id }])
})

test('a deleted draft can be restored', async () => {
  const draft = await filled()
  await me.call(deleteRepairDraft, at(draft))
  expect([await list(), (await refusalOf(me.call(readRepairDraft, at(draft)))).status]).toEqual([[], 404])
  expect(await me.call(restoreRepairDraft, at(draft))).toMatchObject({ ...request, version: draft.version + 2 })
  expect(await refusalOf(me.call(restoreRepairDraft, at(draft)))).toMatchObject({ status: 404 })
})

test('limits the open drafts of an operator, on creation and restore', async () => {
  const deleted = await create()
  await me.call(deleteRepairDraft, at(deleted))
  const asked = await Promise.allSettled(Array.from({ length: MAX_DRAFTS + 3 }, () => create()))
  const refused = asked.flatMap(one => (one.status === 'rejected' ? [one.reason] : []))
  expect(refused.map(reason => reason instanceof Problem && reason.code)).toEqual(refused.map(() => 'limit-reached'))
  expect([refused.length, (await list()).length]).toEqual([3, MAX_DRAFTS])
  expect(await refusalOf(me.call(restoreRepairDraft, at(deleted)))).toMatchObject({ code: 'limit-reached' })
  await create(other)
})

test('submitting creates a ticket with the request, and closes the draft', async () => {
  const draft = await filled()
  const before = await ticketCount()
  const { body, headers } = await me.send(submitRepairDraft, on(draft))
  const ticketId = body.ticketId ?? 0
  expect(headers.get('location')).toBe(`/api/tickets/${ticketId}`)
  expect(await me.call(readTicket, { params: { ticketId } })).toMatchObject({
    title: { en: `Repair of ${draft.names.product?.en}: zip`, zh: `${draft.names.product?.zh}維修：拉鍊` },
    customerId: 1,
    orderId: request.product.purchase?.orderId,
    status: 'open',
    priority: 'high',
    assigneeId: null,
    version: 1,
  })
  expect(await ticketCount()).toBe(before + 1)
  // Anyone who handles the ticket can read the request.
  expect(await other.call(readRepair, { params: { ticketId } })).toEqual({ ticketId, ...request })
  expect(await refusalOf(me.call(readRepair, { params: { ticketId: 1 } }))).toMatchObject({ status: 404 })
  const { rows } = await other.call(listAudit, { query: { entity: 'tickets', rowId: String(ticketId) } })
  expect(rows).toMatchObject([{ action: 'create', endpoint: 'submitRepairDraft' }])

  const closed = await me.call(readRepairDraft, at(draft))
  expect(closed).toEqual(body)
  for (const call of [() => save(closed, { damage: request.damage }), () => me.call(deleteRepairDraft, at(draft))])
    expect(await refusalOf(call())).toMatchObject({ status: 409, code: 'draft-submitted' })
  expect(await refusalOf(me.call(submitRepairDraft, on(closed)))).toMatchObject({ code: 'draft-submitted' })
})

test('refuses to submit an incomplete or outdated draft, with issues on its steps, and changes nothing', async () => {
  const before = await ticketCount()
  const draft = await save(await filled({ damage: undefined }), { customer: { ...request.customer, customerId: 2 } })
  expect(draft.progress).toEqual({ customer: 'done', product: 'wrong', damage: 'open', handover: 'done' })
  const refusal = await refusalOf(me.call(submitRepairDraft, on(draft)))
  expect(refusal).toMatchObject({
    status: 422,
    code: 'draft-refused',
    errors: [
      { pointer: '/draft/product/purchase', code: 'not-theirs' },
      { pointer: '/draft/damage', code: 'required' },
    ],
  })
  expect([await ticketCount(), await me.call(readRepairDraft, at(draft))]).toEqual([before, draft])

  const byName = { ...request.product, purchase: null, productName: 'A tent of my own ($& {})' }
  const mended = await save(draft, { product: byName, damage: { ...request.damage, category: 'other' } })
  const { ticketId } = await me.call(submitRepairDraft, on(mended))
  const ticket = await me.call(readTicket, { params: { ticketId: ticketId ?? 0 } })
  expect(ticket.title.en).toBe('Repair of A tent of my own ($& {})')
})

test('refuses to submit a draft whose hand-over date has passed', async () => {
  const draft = await filled()
  await app.db
    .updateTable('repair_draft')
    .set({ handover: JSON.stringify({ ...request.handover, wishedOn: '2026-01-01' }) })
    .execute()
  expect((await me.call(readRepairDraft, at(draft))).progress.handover).toBe('wrong')
  expect(await refusalOf(me.call(submitRepairDraft, on(draft)))).toMatchObject({
    errors: [{ pointer: '/draft/handover/wishedOn', code: 'in-past' }],
  })
})

test('of simultaneous submissions, one creates a ticket, and the others get 412', async () => {
  const draft = await filled()
  const before = await ticketCount()
  const asked = await Promise.allSettled([1, 2, 3].map(() => me.call(submitRepairDraft, on(draft))))
  const refused = asked.flatMap(one => (one.status === 'rejected' ? [one.reason] : []))
  expect(refused.map(reason => reason instanceof Problem && reason.code)).toEqual(['stale', 'stale'])
  expect((refused[0] as Problem).body).toMatchObject({ current: { ticketId: expect.any(Number) } })
  expect(await ticketCount()).toBe(before + 1)
})

test('resending with its key submits once and returns the same response', async () => {
  const { params, headers } = on(await filled())
  const before = await ticketCount()
  const input = { params, headers: { ...headers, 'idempotency-key': 'one' } }
  expect(await me.call(submitRepairDraft, input)).toEqual(await me.call(submitRepairDraft, input))
  expect(await ticketCount()).toBe(before + 1)
})

test('withdrawing deletes the ticket, and reopens the draft', async () => {
  const before = await ticketCount()
  const closed = await me.call(submitRepairDraft, on(await filled()))
  const ticketId = closed.ticketId ?? 0
  const open = await me.call(withdrawRepairDraft, on(closed))
  expect(open).toMatchObject({ ...request, ticketId: null, version: closed.version + 1 })
  expect(await refusalOf(me.call(readTicket, { params: { ticketId } }))).toMatchObject({ status: 404 })
  expect(await refusalOf(me.call(readRepair, { params: { ticketId } }))).toMatchObject({ status: 404 })
  expect(await ticketCount()).toBe(before)
  expect(await refusalOf(me.call(withdrawRepairDraft, on(open)))).toMatchObject({ status: 404 })
  // Ids are never reused.
  expect((await me.call(submitRepairDraft, on(open))).ticketId).toBe(ticketId + 1)
})

test('at the highest rank, a new ticket comes last by its number', async () => {
  const ofLast = app.db.updateTable('support_ticket').where('sandbox_id', '=', 'main').where('id', '=', 1)
  const { rank } = await me.call(readTicket, { params: { ticketId: 1 } })
  await ofLast.set({ rank: MAX_INTEGER }).execute()
  const { ticketId } = await me.call(submitRepairDraft, on(await filled()))
  await ofLast.set({ rank }).execute()
  expect(await me.call(readTicket, { params: { ticketId: ticketId ?? 0 } })).toMatchObject({ rank: MAX_INTEGER })
  await app.db
    .updateTable('support_ticket')
    .set({ rank })
    .where('id', '=', ticketId ?? 0)
    .execute()
})

test('cannot be withdrawn after a colleague changed the ticket, or after a reset', async () => {
  const closed = await me.call(submitRepairDraft, on(await filled()))
  await app.db
    .updateTable('support_ticket')
    .set({ assignee_id: 1, status: 'in-progress', version: 2 })
    .where('sandbox_id', '=', 'main')
    .where('id', '=', closed.ticketId ?? 0)
    .execute()
  expect(await refusalOf(me.call(withdrawRepairDraft, on(closed)))).toMatchObject({ code: 'ticket-touched' })
  expect(await me.call(readRepairDraft, at(closed))).toEqual(closed)

  const mine = await app.signInAs(ADMIN)
  const { id: sandboxId } = await mine.call(forkSandbox, { body: { name: 'reset' } })
  await mine.call(switchSandbox, { body: { sandboxId } })
  const saved = await save(await mine.call(createRepairDraft), request, mine)
  const there = await mine.call(submitRepairDraft, on(saved))
  await mine.call(resetSandbox, { params: { sandboxId } })
  expect(await refusalOf(mine.call(withdrawRepairDraft, on(there)))).toMatchObject({ status: 404 })
  await mine.call(deleteSandbox, { params: { sandboxId } })
})
