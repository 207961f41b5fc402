import type { Change } from '#resources/floor-plans/contract.ts'
import {
  type Action,
  applyChanges,
  changesBetween,
  lineTo,
  type Shapes,
  type StepAction,
  type StepId,
} from '#resources/floor-plans/rules.ts'
import type { Entry, View } from './fold.ts'

/** The steps of this window. Each names the step that it reverts; null for any other. */
export type OwnSteps = ReadonlyMap<StepId, StepId | null>

/** What Undo or Redo does: it goes to another step, or it makes a step that reverts one. */
export type Reverting = { kind: 'go'; to: StepId } | { kind: 'do'; action: Action; changes: Change[]; reverts: StepId }

/**
 * Undo takes back the last step of this window that is still in effect. If it is the last one of the plan, the plan
 * goes back to the step before. Otherwise, going back would undo the steps of others, so a new step reverts it.
 */
export function undoOf(view: View, own: OwnSteps): Reverting | null {
  const line = lineTo(view.history, view.history.head)
  const inEffect = effectiveIn(line, own)
  for (const id of line.toReversed()) {
    const reverting = own.get(id) === null && inEffect.has(id) ? revert(view, id) : null
    if (reverting) return reverting
  }
  return null
}

/** Redo takes back the last Undo of this window, unless it has made another step since. */
export function redoOf(view: View, own: OwnSteps): Reverting | null {
  const { head, forward } = view.history
  const next = forward.get(head)
  if (next !== undefined && own.get(next) === null) return { kind: 'go', to: next }
  const line = lineTo(view.history, head)
  const inEffect = effectiveIn(line, own)
  for (const id of line.toReversed()) {
    if (!own.has(id) || !inEffect.has(id)) continue
    const reverted = own.get(id) ?? null
    if (reverted === null) return null
    const reverting = own.get(reverted) === null ? revert(view, id) : null
    if (reverting) return reverting
  }
  return null
}

/** The steps that no later one has reverted. */
function effectiveIn(line: readonly StepId[], own: OwnSteps): Set<StepId> {
  const inEffect = new Set(line)
  for (const id of line.toReversed()) {
    const reverted = own.get(id) ?? null
    if (reverted !== null && inEffect.has(id)) inEffect.delete(reverted)
  }
  return inEffect
}

/** Null if nothing of the step is left. */
function revert({ history, entries, shapes }: View, id: StepId): Reverting | null {
  const before = history.parents.get(id)
  if (id === history.head && before !== undefined) return { kind: 'go', to: before }
  const entry = entries.find(one => one.id === id)
  if (!entry) return null
  const changes = changesBetween(shapes, applyChanges(shapes, remaining(shapes, entry)).shapes)
  return changes.length === 0 ? null : { kind: 'do', action: actionOf(changes, entry.action), changes, reverts: id }
}

/** The changes that revert a step, without those of shapes and fields that have been changed again since. */
function remaining(shapes: Shapes, { changes, inverse }: Entry): Change[] {
  const made = new Map(changes.map(change => [change.kind === 'add' ? change.shape.id : change.id, change]))
  return inverse.flatMap((change): Change[] => {
    if (change.kind === 'add') return shapes.has(change.shape.id) ? [] : [change]
    const shape = shapes.get(change.id)
    if (!shape) return []
    if (change.kind === 'remove') return [change]
    const by = made.get(change.id)
    const after = by?.kind === 'set' ? by.fields : {}
    const fields = Object.entries(change.fields).filter(
      // The names are those of the fields that the step has set.
      ([name]) => shape[name as keyof typeof shape] === after[name as keyof typeof after],
    )
    return fields.length === 0 ? [] : [{ ...change, fields: Object.fromEntries(fields) }]
  })
}

/** What a step that reverts another one is called. */
function actionOf(changes: readonly Change[], action: StepAction): Action {
  if (changes.some(({ kind }) => kind === 'remove')) return 'remove'
  if (changes.some(({ kind }) => kind === 'add')) return 'add'
  return action === 'go' ? 'edit' : action
}
