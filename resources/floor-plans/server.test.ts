import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listAudit } from '#resources/audit/contract.ts'
import { deleteSandbox, forkSandbox, resetSandbox } from '#resources/sandboxes/contract.ts'
import { switchSandbox } from '#resources/sessions/contract.ts'
import { ADMIN, createTestApp, match, OPERATOR, refusalOf, type TestApp } from '#tests/test-app.ts'
import {
  addFloorPlanStep,
  createFloorPlan,
  deleteFloorPlan,
  type FloorPlan,
  listFloorPlanSteps,
  listFloorPlans,
  readFloorPlan,
  renameFloorPlan,
  restoreFloorPlan,
} from './contract.ts'
import { MAX_PLANS, MAX_SHAPES, MAX_STEPS } from './rules.ts'
import { change, goTo, moveTo, newPlan, onPlan, SHELF } from './samples.ts'

let app: TestApp
let me: Awaited<ReturnType<TestApp['signInAs']>>
let sandboxId: string
async function enterFreshSandbox() {
  if (sandboxId) await me.call(deleteSandbox, { params: { sandboxId } })
  sandboxId = (await me.call(forkSandbox, { body: { name: 'plans' } })).id
  await me.call(switchSandbox, { body: { sandboxId } })
}
beforeAll(async () => {
  app = await createTestApp()
  me = await app.signInAs(ADMIN)
  await enterFreshSandbox()
})
afterAll(() => app.close())

const at = (planId: number) => ({ params: { planId } })
const read = (planId: number) => me.call(readFloorPlan, at(planId))
const steps = async (planId: number, after = 0) =>
  (await me.call(listFloorPlanSteps, { ...at(planId), query: { after } })).rows
const shelfX = async ({ id }: Pick<FloorPlan, 'id'>) => (await read(id)).shapes[0]?.x

describe('the seeded plan', () => {
  test('has twenty shapes, and the steps that drew it with a branch', async () => {
    const { rows } = await me.call(listFloorPlans)
    expect(rows).toMatchObject([{ id: 1, shapeCount: 20, base: 1, version: 9 }])
    expect((await steps(1)).map(({ number, to, action }) => [number, to, action])).toEqual([
      [2, null, 'add'],
      [3, null, 'add'],
      [4, null, 'add'],
      [5, null, 'add'],
      [6, null, 'rotate'],
      [7, null, 'rotate'],
      [8, 6, 'go'],
      [9, null, 'move'],
    ])
  })

  test('can go to its branch, and to its beginning', async () => {
    const branch = await goTo(me, { id: 1, version: 9 }, 7)
    expect(branch).toMatchObject({ from: 9, plan: { version: 10 } })
    const till = (await read(1)).shapes.find(({ id }) => id === 'till0002')
    expect(till).toMatchObject({ angle: 90, x: 10_600 })
    expect((await goTo(me, branch.plan, 1)).plan).toMatchObject({ version: 11, shapeCount: 0 })
    expect((await read(1)).shapes).toEqual([])
  })
})

describe('a plan', () => {
  test('is created with shapes, renamed, deleted and restored with its history', async () => {
    const plan = await newPlan(me)
    expect(plan).toMatchObject({ name: 'A shop', shapes: [SHELF], shapeCount: 1, base: 1, version: 1 })
    const { plan: moved } = await change(me, plan, moveTo(3000))
    const renamed = await me.call(renameFloorPlan, { ...onPlan(moved), body: { name: 'Renamed' } })
    expect(renamed).toMatchObject({ name: 'Renamed', version: 3 })
    await me.call(deleteFloorPlan, onPlan(renamed))
    for (const refused of await Promise.all(
      [
        read(plan.id),
        steps(plan.id),
        change(me, renamed, moveTo(1)),
        me.call(deleteFloorPlan, onPlan(renamed)),
        me.call(renameFloorPlan, { ...onPlan(renamed), body: { name: 'x' } }),
      ].map(refusalOf),
    ))
      expect(refused).toMatchObject({ status: 404 })
    await me.call(restoreFloorPlan, at(plan.id))
    expect(await refusalOf(me.call(restoreFloorPlan, at(plan.id)))).toMatchObject({ status: 404 })
    expect(await steps(plan.id)).toHaveLength(1)
  })

  test.each<[string, object, string, string]>([
    ['no name', { name: ' ' }, '/body/name', 'too-small'],
    ['two shapes of one id', { shapes: [SHELF, SHELF] }, '/body/shapes', 'twice'],
    ['a shape outside the room', { shapes: [{ ...SHELF, x: -1 }] }, '/body/shapes/0/x', 'too-small'],
    ['a fraction of a millimetre', { shapes: [{ ...SHELF, y: 0.5 }] }, '/body/shapes/0/y', 'invalid-type'],
    ['a label that can’t be read', { shapes: [{ ...SHELF, label: 'a\0' }] }, '/body/shapes/0/label', 'not-readable'],
  ])('with %s is refused, with an issue on the field', async (_, wrong, pointer, code) => {
    // The type system would stop a typed client from sending this.
    const body = { name: 'A shop', ...wrong } as never
    const { status, errors } = await refusalOf(me.call(createFloorPlan, { body }))
    expect(status).toBe(400)
    expect(errors).toContainEqual(expect.objectContaining({ pointer, code }))
  })

  test('is refused beyond the limit of a sandbox', async () => {
    for (let count = (await me.call(listFloorPlans)).count.value; count < MAX_PLANS; count++) await newPlan(me)
    expect(await refusalOf(newPlan(me))).toMatchObject({ status: 422, code: 'limit-reached' })
    await enterFreshSandbox()
  })
})

describe('a step', () => {
  test('is recorded with its inverse and its author, and raises the version', async () => {
    const plan = await newPlan(me)
    const reply = await change(me, plan, moveTo(3000))
    expect(reply).toMatchObject({ plan: { version: 2 }, from: 1 })
    expect(reply.step).toMatchObject({ number: 2, to: null, changes: [moveTo(3000)], by: ADMIN.account })
    expect(reply.step.inverse).toEqual([moveTo(2000)])
    expect(await steps(plan.id)).toEqual([reply.step])
    const { rows } = await me.call(listAudit, { query: { entity: 'floor-plans', rowId: String(plan.id) } })
    expect(rows).toHaveLength(2)
  })

  test('that goes back sends exactly the inverse, and one that goes forward the changes', async () => {
    const { plan, step } = await change(me, await newPlan(me), moveTo(3000))
    const undone = await goTo(me, plan, 1)
    expect(undone.step).toMatchObject({ to: 1, action: 'go', changes: step.inverse, inverse: step.changes })
    const redone = await goTo(me, undone.plan, step.number)
    expect(redone.step.changes).toEqual(step.changes)
    expect(await shelfX(plan)).toBe(3000)
  })

  test('after going back begins a branch, and the other branch stays reachable', async () => {
    const first = await change(me, await newPlan(me), moveTo(3000), {
      kind: 'add',
      shape: { ...SHELF, id: 'shelf00b' },
    })
    const back = await goTo(me, first.plan, 1)
    const second = await change(me, back.plan, moveTo(4000))
    expect(second.from).toBe(1)
    const again = await goTo(me, second.plan, first.step.number)
    expect(again).toMatchObject({ from: second.step.number, plan: { shapeCount: 2 } })
    expect(await shelfX(again.plan)).toBe(3000)
  })

  test('is refused if it has missed steps, with these steps', async () => {
    const plan = await newPlan(me)
    const { step, plan: now } = await change(me, plan, moveTo(3000))
    const body = { kind: 'do' as const, action: 'move' as const, changes: [moveTo(4000)] }
    expect(await refusalOf(me.call(addFloorPlanStep, { ...onPlan(plan), body }))).toMatchObject({
      status: 412,
      current: now,
      steps: [step],
    })
    const renamed = await me.call(renameFloorPlan, { ...onPlan(now), body: { name: 'Renamed' } })
    expect(await refusalOf(change(me, now, moveTo(4000)))).toMatchObject({ current: renamed, steps: [] })
    const odd = { params: { planId: plan.id }, headers: { 'if-match': 'W/"x"' }, body }
    expect(await refusalOf(me.call(addFloorPlanStep, odd))).toMatchObject({ status: 412, steps: [] })
  })

  test('is accepted for one of three simultaneous calls; the others get the step they missed', async () => {
    const plan = await newPlan(me)
    const asked = await Promise.allSettled([3000, 4000, 5000].map(x => change(me, plan, moveTo(x))))
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const [{ reason }] = asked.filter(one => one.status === 'rejected') as [PromiseRejectedResult]
    expect(reason.body).toMatchObject({ code: 'stale', steps: [{ number: 2 }] })
  })

  test('runs once per key', async () => {
    const plan = await newPlan(me)
    const { params, headers } = onPlan(plan)
    const body = { kind: 'do' as const, action: 'move' as const, changes: [moveTo(4000)] }
    const input = { params, headers: { ...headers, 'idempotency-key': 'one-step' }, body }
    const first = await me.call(addFloorPlanStep, input)
    const late = { ...input, headers: { ...input.headers, ...match(first.plan.version) } }
    expect(await me.call(addFloorPlanStep, late)).toEqual(first)
    expect(await steps(plan.id)).toHaveLength(1)
  })

  test('that does not fit is refused, with an issue that says why', async () => {
    const plan = await newPlan(me)
    const refusal = async (call: Promise<unknown>) => {
      const { status, code, errors } = await refusalOf(call)
      expect([status, code]).toEqual([422, 'change-refused'])
      return errors?.[0]
    }
    const many = Array.from({ length: MAX_SHAPES }, (_, n) => ({
      kind: 'add' as const,
      shape: { ...SHELF, id: `s${String(n).padStart(7, '0')}` },
    }))
    expect(await refusal(change(me, plan, { kind: 'remove', id: 'shelf00x' }))).toEqual({
      pointer: '/body/changes/0',
      code: 'unknown-shape',
    })
    expect(await refusal(change(me, plan, moveTo(3000), { kind: 'add', shape: SHELF }))).toEqual({
      pointer: '/body/changes/1',
      code: 'shape-exists',
    })
    expect(await refusal(change(me, plan, ...many))).toMatchObject({ code: 'too-many-shapes' })
    expect(await refusal(change(me, plan, moveTo(SHELF.x)))).toEqual({
      pointer: '/body/changes',
      code: 'nothing-changed',
    })
    expect(await refusal(goTo(me, plan, 7))).toEqual({ pointer: '/body/to', code: 'unknown-step' })
    expect(await refusal(goTo(me, plan, 1))).toEqual({ pointer: '/body/to', code: 'nothing-changed' })
    expect(await shelfX(plan)).toBe(SHELF.x)
  })

  test('is read page by page, from a version on', async () => {
    let { plan } = await change(me, await newPlan(me), moveTo(1000))
    for (const x of [1100, 1200]) plan = (await change(me, plan, moveTo(x))).plan
    const page = (after: number) => me.call(listFloorPlanSteps, { ...at(plan.id), query: { after, limit: 2 } })
    const first = await page(0)
    expect([first.rows.map(({ number }) => number), first.next, first.plan.version]).toEqual([[2, 3], 3, 4])
    const second = await page(3)
    expect([second.rows.map(({ number }) => number), second.next]).toEqual([[4], null])
    expect(await refusalOf(me.call(listFloorPlanSteps, at(99)))).toMatchObject({ status: 404 })
    expect(await refusalOf(read(99))).toMatchObject({ status: 404 })
  })

  test('the oldest steps are dropped beyond the limit, and the rest still work', async () => {
    let { plan } = await change(me, await newPlan(me), moveTo(1000))
    const rows = Array.from({ length: MAX_STEPS }, (_, index) => ({
      sandbox_id: sandboxId,
      plan_id: plan.id,
      number: 3 + index,
      goes_to: null,
      action: 'move' as const,
      changes: JSON.stringify([moveTo(1001 + index)]),
      inverse: JSON.stringify([moveTo(1000 + index)]),
      account: 'admin',
      made_at: plan.updatedAt,
    }))
    for (const row of rows) await app.db.insertInto('floor_plan_step').values(row).execute()
    const version = 2 + MAX_STEPS
    const shapes = JSON.stringify([{ ...SHELF, x: 1000 + MAX_STEPS }])
    await app.db
      .updateTable('floor_plan')
      .set({ version, shapes })
      .where('sandbox_id', '=', sandboxId)
      .where('id', '=', plan.id)
      .execute()
    plan = (await change(me, { id: plan.id, version }, moveTo(9000))).plan
    expect(plan.base).toBe(3)
    expect((await steps(plan.id))[0]?.number).toBe(4)
    expect(await refusalOf(goTo(me, plan, 2))).toMatchObject({ errors: [{ code: 'unknown-step' }] })
    await goTo(me, plan, 3)
    expect(await shelfX(plan)).toBe(1001)
  })
})

test('a plan is hidden from other sandboxes, copied to forks with its history, and removed by a reset', async () => {
  const { plan } = await change(me, await newPlan(me), moveTo(3000))
  const other = await app.signInAs(OPERATOR)
  for (const refused of await Promise.all(
    [
      other.call(readFloorPlan, at(plan.id)),
      other.call(listFloorPlanSteps, at(plan.id)),
      other.call(renameFloorPlan, { ...onPlan(plan), body: { name: 'x' } }),
      other.call(restoreFloorPlan, at(plan.id)),
      change(other, plan, moveTo(1)),
    ].map(refusalOf),
  ))
    expect(refused).toMatchObject({ status: 404 })

  const { id: fork } = await me.call(forkSandbox, { body: { name: 'a fork', from: sandboxId } })
  await me.call(switchSandbox, { body: { sandboxId: fork } })
  await goTo(me, plan, 1)
  expect(await shelfX(plan)).toBe(SHELF.x)
  await me.call(resetSandbox, { params: { sandboxId: fork } })
  expect((await me.call(listFloorPlans)).rows.map(({ id }) => id)).toEqual([1])
})
