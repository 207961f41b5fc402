import { afterAll, beforeAll, expect, test } from 'vitest'
import { addFloorPlanStep, readFloorPlan } from '#resources/floor-plans/contract.ts'
import { change, moveTo, newPlan, onPlan, SHELF } from '#resources/floor-plans/samples.ts'
import { forkSandbox } from '#resources/sandboxes/contract.ts'
import { switchSandbox } from '#resources/sessions/contract.ts'
import { createTestApp, match, refusalOf, type TestApp } from '#tests/test-app.ts'
import {
  deletePlanVersion,
  listPlanVersions,
  MAX_PLAN_VERSIONS,
  readPlanVersion,
  renamePlanVersion,
  restorePlanVersion,
  savePlanVersion,
} from './contract.ts'
import { onPlanVersion, saveVersion } from './samples.ts'

let app: TestApp
let me: Awaited<ReturnType<TestApp['signInAs']>>
beforeAll(async () => {
  app = await createTestApp()
  me = await app.signInAs()
  const { id } = await me.call(forkSandbox, { body: { name: 'plans' } })
  await me.call(switchSandbox, { body: { sandboxId: id } })
})
afterAll(() => app.close())

const list = async (planId: number) => (await me.call(listPlanVersions, { query: { planId } })).rows

test('a plan is saved under a name, as it is at that moment, and keeps it after further steps', async () => {
  const plan = await newPlan(me)
  const saved = await me.call(savePlanVersion, {
    headers: onPlan(plan).headers,
    body: { planId: plan.id, name: ' Before the sale ' },
  })
  expect(saved).toMatchObject({
    planId: plan.id,
    name: 'Before the sale',
    shapeCount: 1,
    step: plan.version,
    version: 1,
  })
  const { plan: now } = await change(me, plan, moveTo(4000))
  const second = await me.call(savePlanVersion, {
    headers: onPlan(now).headers,
    body: { planId: plan.id, name: 'After' },
  })
  expect((await list(plan.id)).map(({ name }) => name)).toEqual(['After', 'Before the sale'])
  const xOf = async (id: number) =>
    (await me.call(readPlanVersion, { params: { planVersionId: id } })).shapes.map(({ x }) => x)
  expect([await xOf(saved.id), await xOf(second.id)]).toEqual([[SHELF.x], [4000]])
  expect(await refusalOf(me.call(readPlanVersion, { params: { planVersionId: 99_999 } }))).toMatchObject({
    status: 404,
  })
})

test('a plan that has changed since, and one that does not exist, are not saved', async () => {
  const plan = await newPlan(me)
  await change(me, plan, moveTo(4000))
  const body = { planId: plan.id, name: 'Too late' }
  const stale = await refusalOf(me.call(savePlanVersion, { headers: onPlan(plan).headers, body }))
  expect(stale).toMatchObject({ status: 412, current: { id: plan.id, version: plan.version + 1 } })
  const nowhere = { headers: match(1), body: { ...body, planId: 99_999 } }
  expect(await refusalOf(me.call(savePlanVersion, nowhere))).toMatchObject({ status: 404 })
  const unnamed = { headers: onPlan(plan).headers, body: { ...body, name: ' ' } }
  expect(await refusalOf(me.call(savePlanVersion, unnamed))).toMatchObject({ status: 400 })
  expect(await list(plan.id)).toEqual([])
})

test('the plan goes back to it by a new step, which can be undone like any other', async () => {
  const plan = await newPlan(me)
  await me.call(savePlanVersion, { headers: onPlan(plan).headers, body: { planId: plan.id, name: 'First' } })
  const { plan: moved } = await change(me, plan, moveTo(4000))
  const { step } = await me.call(addFloorPlanStep, {
    ...onPlan(moved),
    body: { kind: 'do', action: 'restore', changes: [moveTo(SHELF.x)] },
  })
  expect(step).toMatchObject({ action: 'restore', to: null, inverse: [moveTo(4000)] })
  const now = await me.call(readFloorPlan, { params: { planId: plan.id } })
  expect([now.version, now.shapes[0]?.x]).toEqual([moved.version + 1, SHELF.x])
})

test('is renamed, deleted and restored; an outdated change is refused', async () => {
  const saved = await saveVersion(me)
  const renamed = await me.call(renamePlanVersion, { ...onPlanVersion(saved), body: { name: 'In spring' } })
  expect(renamed).toMatchObject({ name: 'In spring', version: 2 })
  const body = { name: 'In autumn' }
  expect(await refusalOf(me.call(renamePlanVersion, { ...onPlanVersion(saved), body }))).toMatchObject({ status: 412 })
  expect(await refusalOf(me.call(deletePlanVersion, onPlanVersion(saved)))).toMatchObject({ status: 412 })
  await me.call(deletePlanVersion, onPlanVersion(renamed))
  expect((await list(saved.planId)).map(({ id }) => id)).not.toContain(saved.id)
  const params = { planVersionId: saved.id }
  expect(await refusalOf(me.call(readPlanVersion, { params }))).toMatchObject({ status: 404 })
  expect(await me.call(restorePlanVersion, { params })).toMatchObject({ name: 'In spring' })
  expect(await refusalOf(me.call(restorePlanVersion, { params: { planVersionId: 99_999 } }))).toMatchObject({
    status: 404,
  })
  expect((await list(saved.planId)).map(({ id }) => id)).toContain(saved.id)
})

test('is refused beyond the limit', async () => {
  const plan = await newPlan(me)
  const save = () => me.call(savePlanVersion, { headers: onPlan(plan).headers, body: { planId: plan.id, name: 'One' } })
  const { count } = await me.call(listPlanVersions, { query: {} })
  for (let number = count.value; number < MAX_PLAN_VERSIONS; number++) await save()
  expect(await refusalOf(save())).toMatchObject({ status: 422, code: 'limit-reached' })
})
