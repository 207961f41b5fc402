import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { Area } from '#resources/areas/contract.ts'
import { square } from '#resources/areas/samples.ts'
import { type HeldRequest, holdRequests } from '#tests/journeys/racing/held-requests.ts'
import type { Step } from './steps.ts'
import { useSteps } from './use-steps.ts'

const area = (id: number, version: number, teamId: number | null = null): Area => ({
  ...{ id, name: { en: 'North', zh: '北區' }, teamId, memberId: null, mayOverlap: false, version },
  ...{ polygons: [[square([id, 0], 1)]], squareMetres: 0, updatedAt: '2026-10-31T00:00:00.000Z' },
})
const toTeam = (teamId: number, id = 1): Step => [{ kind: 'update', id, fields: { teamId } }]

let sent: HeldRequest[]
let hook: { current: ReturnType<typeof useSteps> }
beforeEach(() => {
  sent = holdRequests()
  hook = renderHook(() => useSteps([area(1, 1), area(2, 1)])).result
})
const changes = () => sent.map(({ body }) => body.changes)
const can = () => [hook.current.canUndo, hook.current.canRedo]

/** Presses a button, and answers the request that it sends. */
async function press(button: () => Promise<unknown>, status: number, answer: object) {
  const before = sent.length
  let ended: Promise<unknown> | undefined
  await act(async () => {
    ended = button()
    await expect.poll(() => sent.length).toBe(before + 1)
  })
  await act(async () => {
    sent.at(-1)?.reply(status, answer)
    await ended
  })
}
const take = (step: Step, row: Area) => press(() => hook.current.take(step, 'changed'), 200, { rows: [row] })
const undo = (row: Area) => press(() => hook.current.undo(), 200, { rows: [row] })
const redo = (row: Area) => press(() => hook.current.redo(), 200, { rows: [row] })

test('steps are undone and done again in their order, each on the version that the one before has made', async () => {
  await take(toTeam(5), area(1, 2, 5))
  await take(toTeam(6), area(1, 3, 6))
  await undo(area(1, 4, 5))
  await undo(area(1, 5, null))
  expect(can()).toEqual([false, true])
  await redo(area(1, 6, 5))
  expect(changes()).toEqual([
    [{ kind: 'update', id: 1, version: 1, fields: { teamId: 5 } }],
    [{ kind: 'update', id: 1, version: 1, fields: { teamId: 6 } }],
    [{ kind: 'update', id: 1, version: 3, fields: { teamId: 5 } }],
    [{ kind: 'update', id: 1, version: 4, fields: { teamId: null } }],
    [{ kind: 'update', id: 1, version: 5, fields: { teamId: 5 } }],
  ])
})

test('a new step takes the place of those that were undone', async () => {
  await take(toTeam(5), area(1, 2, 5))
  await undo(area(1, 3))
  expect(can()).toEqual([false, true])
  await take(toTeam(6), area(1, 4, 6))
  expect(can()).toEqual([true, false])
})

test('what somebody else has changed is no longer undone, what they left alone is', async () => {
  await take(toTeam(5), area(1, 2, 5))
  await take(toTeam(6, 2), area(2, 2, 6))
  await press(() => hook.current.undo(), 412, { code: 'stale', current: area(2, 9, 7) })
  expect(hook.current.refusal).toMatchObject({ is: 'stale', current: { id: 2 } })
  expect(can()).toEqual([true, false])
  await undo(area(1, 3))
  expect(changes().at(-1)).toEqual([{ kind: 'update', id: 1, version: 2, fields: { teamId: null } }])
})

test('a refused step is not recorded, and an undo during a step waits for it', async () => {
  await press(() => hook.current.take(toTeam(5), 'changed'), 422, { code: 'overlaps', overlaps: [] })
  expect([hook.current.refusal?.is, ...can()]).toEqual(['overlaps', false, false])
  await act(async () => {
    void hook.current.take(toTeam(5), 'changed')
    void hook.current.undo()
    await expect.poll(() => sent.length).toBe(2)
  })
  await act(async () => {
    sent[1]?.reply(200, { rows: [area(1, 2, 5)] })
    await expect.poll(() => sent.length).toBe(3)
  })
  expect(changes().at(-1)).toEqual([{ kind: 'update', id: 1, version: 2, fields: { teamId: null } }])
})
