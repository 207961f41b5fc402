import type { Entry, View } from '#pages/page6/page6_05-undo-history/document/fold.ts'
import type { Shape } from '#resources/floor-plans/contract.ts'
import { type History, lineTo, type Shapes, type StepId, walk, wayTo } from '#resources/floor-plans/rules.ts'

/** From the beginning to where the plan is, and on to where Redo would end. */
export function currentLine(history: History): StepId[] {
  const line = lineTo(history, history.head)
  for (let next = history.forward.get(history.head); next !== undefined; next = history.forward.get(next))
    line.push(next)
  return line
}

/** A branch that is not on the current line: its last step, the step it began after, and how many steps it has. */
export type Branch = { tip: StepId; from: StepId; length: number }

/** The other branches, the latest first. */
export function branchesOf(history: History): Branch[] {
  const line = new Set(currentLine(history))
  const inner = new Set(history.parents.values())
  const tips = [...history.parents.keys()].filter(id => !inner.has(id) && !line.has(id))
  return tips.reverse().map(tip => {
    const own = lineTo(history, tip)
    const from = own.findLast(id => line.has(id)) ?? history.base
    return { tip, from, length: own.length - 1 - own.indexOf(from) }
  })
}

export type Timeline = View & { byId: ReadonlyMap<StepId, Entry> }
export const timelineOf = (view: View): Timeline => ({
  ...view,
  byId: new Map(view.entries.map(entry => [entry.id, entry])),
})

// The states after a step and before the first one never change, so they are computed once.
const after = new WeakMap<Entry, Shapes>()
const beforeFirst = new WeakMap<Entry, Shapes>()

/** The state after a step, which is computed the first time. Without steps, there is nothing to remember. */
function remembered({ byId, entries }: Timeline, id: StepId, compute: () => Shapes): Shapes {
  const entry = byId.get(id)
  const [states, key] = entry ? [after, entry] : [beforeFirst, entries[0]]
  const found = (key && states.get(key)) ?? compute()
  if (key) states.set(key, found)
  return found
}

/**
 * The shapes after a step. Each state is made from the one beside it, so shapes that the step between them leaves alone
 * are the same objects, and need not be drawn again.
 */
export function shapesAt(timeline: Timeline, id: StepId): Shapes {
  const { byId, history, shapes } = timeline
  const stepOf = (step: StepId) => byId.get(step) ?? { changes: [], inverse: [] }
  return remembered(timeline, id, () => {
    const { undo, redo } = wayTo(history, id)
    const undone = undo.reduce(
      (state, step) =>
        remembered(timeline, history.parents.get(step) ?? history.base, () =>
          walk(state, { undo: [step], redo: [] }, stepOf),
        ),
      shapes,
    )
    return redo.reduce(
      (state, step) => remembered(timeline, step, () => walk(state, { undo: [], redo: [step] }, stepOf)),
      undone,
    )
  })
}

/** Every shape that occurs in the history, to name the ones that are gone. */
export function knownShapes({ entries, shapes }: View): Shapes {
  const known = new Map<string, Shape>()
  for (const { changes, inverse } of entries)
    for (const change of [...changes, ...inverse]) if (change.kind === 'add') known.set(change.shape.id, change.shape)
  for (const shape of shapes.values()) known.set(shape.id, shape)
  return known
}
