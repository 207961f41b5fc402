import { getExisting, propertyOf } from '#shared/objects.ts'
import type { Change, Shape } from './contract.ts'
import { MAX_SHAPES } from './limits.ts'

export * from './limits.ts'

export type Shapes = ReadonlyMap<string, Shape>

export const shapesOf = (list: readonly Shape[]): Shapes => new Map(list.map(shape => [shape.id, shape]))

type RefusedChange = { index: number; code: 'unknown-shape' | 'shape-exists' | 'too-many-shapes' }

/** Applies changes one after another. If one doesn't fit, `refused` names it and `shapes` are as they were. */
export function applyChanges(
  before: Shapes,
  changes: readonly Change[],
): { shapes: Shapes; refused: RefusedChange | null } {
  const shapes = new Map(before)
  for (const [index, change] of changes.entries()) {
    const code = refusalOf(shapes, change)
    if (code) return { shapes: before, refused: { index, code } }
    if (change.kind === 'add') shapes.set(change.shape.id, change.shape)
    else if (change.kind === 'remove') shapes.delete(change.id)
    // `refusalOf` has found the shape.
    else shapes.set(change.id, { ...getExisting(shapes, change.id), ...change.fields })
  }
  return shapes.size > MAX_SHAPES
    ? { shapes: before, refused: { index: changes.length - 1, code: 'too-many-shapes' } }
    : { shapes, refused: null }
}

function refusalOf(shapes: Shapes, change: Change): RefusedChange['code'] | null {
  if (change.kind === 'add') return shapes.has(change.shape.id) ? 'shape-exists' : null
  return shapes.has(change.id) ? null : 'unknown-shape'
}

/**
 * The fewest changes that lead from one state to another, sorted by shape. The changes of a step and their inverse are
 * both made by this function, so undoing a step sends exactly its inverse.
 */
export function changesBetween(before: Shapes, after: Shapes): Change[] {
  const changes: Change[] = []
  for (const id of [...new Set([...before.keys(), ...after.keys()])].sort()) {
    const [old, now] = [before.get(id), after.get(id)]
    if (old === now) continue
    if (!old && now) changes.push({ kind: 'add', shape: now })
    else if (!now) changes.push({ kind: 'remove', id })
    else if (old) {
      const fields = fieldsBetween(old, now)
      if (Object.keys(fields).length > 0) changes.push({ kind: 'set', id, fields })
    }
  }
  return changes
}

const fieldsBetween = (old: Shape, now: Shape) =>
  Object.fromEntries(Object.entries(now).filter(([name, value]) => propertyOf(old, name) !== value))

/** A step's number, or the key of a step that has not been accepted yet. */
export type StepId = number | string

/**
 * The steps of a plan as a tree: a step that is made after going back begins a branch. `head` is the step whose result
 * the plan shows, and `forward` the child of a step that was visited last, which is what Redo goes to.
 */
export type History = {
  base: StepId
  head: StepId
  parents: ReadonlyMap<StepId, StepId>
  forward: ReadonlyMap<StepId, StepId>
}

/**
 * Derives the tree from the steps in the order in which they were made. If the step that another one goes to was
 * dropped, that other step counts as a new one: its changes are the same.
 */
export function historyOf(base: StepId, steps: Iterable<{ id: StepId; to: StepId | null }>): History {
  const parents = new Map<StepId, StepId>()
  const forward = new Map<StepId, StepId>()
  let head = base
  for (const { id, to } of steps) {
    if (to !== null && (to === base || parents.has(to))) head = to
    else {
      parents.set(id, head)
      head = id
    }
    for (let node = head, parent = parents.get(node); parent !== undefined; node = parent, parent = parents.get(node))
      forward.set(parent, node)
  }
  return { base, head, parents, forward }
}

/** The steps from the beginning to this one. */
export function lineTo({ parents }: History, id: StepId): StepId[] {
  const line: StepId[] = []
  for (let node: StepId | undefined = id; node !== undefined; node = parents.get(node)) line.push(node)
  return line.reverse()
}

/** The steps to undo (the latest first) and then to redo, to get from the head to another step. */
export function wayTo(history: History, id: StepId): { undo: StepId[]; redo: StepId[] } {
  const [from, to] = [lineTo(history, history.head), lineTo(history, id)]
  let shared = 0
  while (shared < from.length && from[shared] === to[shared]) shared++
  return { undo: from.slice(shared).reverse(), redo: to.slice(shared) }
}

type Reversible = { changes: readonly Change[]; inverse: readonly Change[] }

/** The shapes after walking a way. The changes of recorded steps always fit. */
export function walk(
  shapes: Shapes,
  way: { undo: StepId[]; redo: StepId[] },
  stepOf: (id: StepId) => Reversible,
): Shapes {
  const changes = [...way.undo.flatMap(id => stepOf(id).inverse), ...way.redo.flatMap(id => stepOf(id).changes)]
  return applyAll(shapes, changes)
}

/** Applies changes that are known to fit. On the way, there may be more shapes than a plan may have. */
function applyAll(before: Shapes, changes: readonly Change[]): Shapes {
  const shapes = new Map(before)
  for (const change of changes) {
    if (change.kind === 'remove') shapes.delete(change.id)
    else if (change.kind === 'add') shapes.set(change.shape.id, change.shape)
    else {
      const shape = shapes.get(change.id)
      if (shape) shapes.set(change.id, { ...shape, ...change.fields })
    }
  }
  return shapes
}
