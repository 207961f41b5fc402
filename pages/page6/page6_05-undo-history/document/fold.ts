import * as z from 'zod/mini'
import { Change, type FloorPlanStep } from '#resources/floor-plans/contract.ts'
import {
  applyChanges,
  changesBetween,
  type History,
  historyOf,
  type Shapes,
  STEP_ACTIONS,
  type StepAction,
  type StepId,
  walk,
  wayTo,
} from '#resources/floor-plans/rules.ts'

/** A step as the page shows it, whether or not the server has accepted it. */
export type Entry = {
  id: StepId
  to: StepId | null
  action: StepAction
  changes: readonly Change[]
  inverse: readonly Change[]
  by: string
  madeAt: string
}

export const StepKey = z.union([z.number(), z.string()])

/** A step that the server has not accepted yet. `key` is its id and its Idempotency-Key. */
export const Pending = z.object({
  key: z.string(),
  to: z.nullable(StepKey),
  action: z.enum(STEP_ACTIONS),
  changes: z.array(Change),
  madeAt: z.string(),
  /** The version of the plan that the step is based on. */
  version: z.number(),
  /** It may have reached the server, so only the server knows whether it was accepted. */
  isSent: z.boolean(),
})
export type Pending = z.infer<typeof Pending>

export type Accepted = { base: number; entries: readonly Entry[]; shapes: Shapes }
export type View = { entries: readonly Entry[]; shapes: Shapes; history: History }

export const entryOf = ({ number, ...step }: FloorPlanStep): Entry => ({ id: number, ...step })

/** What the page shows: the accepted steps, then the pending ones that fit. `unfit` holds the keys of the others. */
export function fold({ base, entries, shapes }: Accepted, pending: readonly Pending[], by: string) {
  const all = [...entries]
  const unfit = new Set<string>()
  let view: View = { entries: all, shapes, history: historyOf(base, all) }
  for (const { key, to, action, changes: wanted, madeAt } of pending) {
    const after = to === null ? doing(view.shapes, wanted) : going(view, to)
    if (!after) {
      unfit.add(key)
      continue
    }
    const [changes, inverse] = [changesBetween(view.shapes, after), changesBetween(after, view.shapes)]
    all.push({ id: key, to, action, changes, inverse, by, madeAt })
    view = { entries: all, shapes: after, history: historyOf(base, all) }
  }
  return { ...view, unfit }
}

function doing(shapes: Shapes, changes: readonly Change[]): Shapes | null {
  const { shapes: after, refused } = applyChanges(shapes, changes)
  return refused ? null : after
}

function going({ entries, shapes, history }: View, to: StepId): Shapes | null {
  const isKnown = to === history.base || history.parents.has(to)
  return isKnown ? walk(shapes, wayTo(history, to), id => entryAt(entries, id)) : null
}

const NOTHING = { changes: [], inverse: [] }
const entryAt = (entries: readonly Entry[], id: StepId) => entries.find(entry => entry.id === id) ?? NOTHING

/**
 * Bases pending steps on a newer version. A change stays as it is. Going back to where the plan was now means where the
 * plan is; going anywhere else would undo the steps of others, so such a step is dropped.
 */
export function rebased({ base, entries }: Accepted, pending: readonly Pending[], version: number): Pending[] {
  const { head } = historyOf(base, entries)
  const kept: Pending[] = []
  for (const step of pending) {
    if (step.isSent || step.version === version) kept.push(step)
    else if (step.to === null || kept.some(({ key }) => key === step.to)) kept.push({ ...step, version })
    else if (step.to === headAt(base, entries, step.version)) kept.push({ ...step, to: head, version })
  }
  return kept
}

/** Where the plan was at a version. */
const headAt = (base: number, entries: readonly Entry[], version: number): StepId =>
  historyOf(
    base,
    entries.filter(({ id }) => Number(id) <= version),
  ).head
