import { atVersion, type Client, sample } from '#shared/sample.ts'
import {
  addFloorPlanStep,
  type Change,
  createFloorPlan,
  deleteFloorPlan,
  type FloorPlan,
  renameFloorPlan,
  restoreFloorPlan,
  type Shape,
} from './contract.ts'

export const SHELF: Shape = {
  id: 'shelf00a',
  kind: 'shelf',
  number: 1,
  label: '',
  x: 2000,
  y: 2000,
  width: 1200,
  height: 400,
  angle: 0,
  z: 1,
  group: null,
}

export const newPlan = (me: Client, shapes: Shape[] = [SHELF]) =>
  me.call(createFloorPlan, { body: { name: 'A shop', shapes } })

export const onPlan = (plan: Pick<FloorPlan, 'id' | 'version'>) => ({
  params: { planId: plan.id },
  headers: atVersion(plan),
})
type At = Pick<FloorPlan, 'id' | 'version'>

/** Moves the shelf of `newPlan`. */
export const moveTo = (x: number): Change => ({ kind: 'set', id: SHELF.id, fields: { x } })
export const change = (me: Client, plan: At, ...changes: Change[]) =>
  me.call(addFloorPlanStep, { ...onPlan(plan), body: { kind: 'do', action: 'move', changes } })
export const goTo = (me: Client, plan: At, to: number) =>
  me.call(addFloorPlanStep, { ...onPlan(plan), body: { kind: 'go', to } })

export const samples = [
  sample(createFloorPlan, () => ({ body: { name: 'A shop', shapes: [SHELF] } })),
  sample(renameFloorPlan, async me => ({ ...onPlan(await newPlan(me)), body: { name: 'Another shop' } })),
  sample(deleteFloorPlan, async me => onPlan(await newPlan(me))),
  sample(restoreFloorPlan, async me => {
    const plan = await newPlan(me)
    await me.call(deleteFloorPlan, onPlan(plan))
    return { params: { planId: plan.id } }
  }),
  sample(addFloorPlanStep, async me => ({
    ...onPlan(await newPlan(me)),
    body: { kind: 'do' as const, action: 'move' as const, changes: [moveTo(3000)] },
  })),
]
