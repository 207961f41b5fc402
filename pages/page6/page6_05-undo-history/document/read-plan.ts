import { api } from '#client/api/api.ts'
import {
  type FloorPlanStep,
  type ListedFloorPlan,
  listFloorPlanSteps,
  readFloorPlan,
} from '#resources/floor-plans/contract.ts'
import { applyChanges, type Shapes, shapesOf } from '#resources/floor-plans/rules.ts'
import type { Pending } from './fold.ts'

export type WholePlan = { plan: ListedFloorPlan; steps: FloorPlanStep[]; shapes: Shapes; pending: Pending[] }

type Kept = { steps: readonly FloorPlanStep[]; pending: Pending[] }
const NOTHING_KEPT: Kept = { steps: [], pending: [] }

/** Reads a plan, and those of its steps that this browser has not kept. */
export async function readWhole(planId: number, kept: Kept = NOTHING_KEPT): Promise<WholePlan> {
  const [{ shapes, ...plan }, found] = await Promise.all([
    api.call(readFloorPlan, { params: { planId } }),
    readNewSteps(planId, kept.steps.at(-1)),
  ])
  const known = found ?? (await readSteps(planId, 0))
  // The plan may have been read after its steps, or before some of them.
  const whole = known.plan.version < plan.version ? await withMissed(planId, known) : known
  const steps = [...(found ? kept.steps : []), ...whole.steps].filter(({ number }) => number > whole.plan.base)
  const later = steps.filter(({ number }) => number > plan.version).flatMap(({ changes }) => changes)
  return {
    plan: whole.plan,
    steps,
    shapes: applyChanges(shapesOf(shapes), later).shapes,
    pending: found ? kept.pending : [],
  }
}

async function withMissed(planId: number, { plan, steps }: NewSteps): Promise<NewSteps> {
  const missed = await readSteps(planId, plan.version)
  return { plan: missed.plan, steps: [...steps, ...missed.steps] }
}

type NewSteps = { plan: ListedFloorPlan; steps: FloorPlanStep[] }

/**
 * The steps after the last known one. That one is read again: if it is missing or different, the history is another one
 * (null).
 */
export async function readNewSteps(planId: number, last: FloorPlanStep | undefined): Promise<NewSteps | null> {
  if (!last) return readSteps(planId, 0)
  const { plan, steps } = await readSteps(planId, last.number - 1)
  const [known, ...after] = steps
  const isSame = known?.number === last.number && known.madeAt === last.madeAt && known.by === last.by
  return isSame ? { plan, steps: after } : null
}

async function readSteps(planId: number, from: number): Promise<NewSteps> {
  const read = (after: number) => api.call(listFloorPlanSteps, { params: { planId }, query: { after, limit: 200 } })
  const { plan, rows, next } = await read(from)
  const steps = [...rows]
  for (let after = next; after !== null; ) {
    const page = await read(after)
    steps.push(...page.rows)
    after = page.next
  }
  return { plan, steps }
}
