import { sql } from 'kysely'
import { etagOf } from '#server/entities/etag.ts'
import type { Operator } from '#server/sessions/operator.ts'
import { ANY_VERSION } from '#server/writes/rows.ts'
import type { Writing } from '#server/writes/write.ts'
import { refuse } from '#shared/errors.ts'
import { getExisting } from '#shared/objects.ts'
import type { ListedFloorPlan, NewStep } from './contract.ts'
import { floorPlans, readShapes, selectSteps, stepOf } from './entity.ts'
import {
  applyChanges,
  changesBetween,
  type History,
  historyOf,
  MAX_HISTORY_LENGTH,
  MAX_MISSED_STEPS,
  MAX_STEPS,
  type Shapes,
  type StepId,
  shapesOf,
  walk,
  wayTo,
} from './rules.ts'

const refused = (pointer: string, code: string) => refuse('change-refused', { errors: [{ pointer, code }] })

/** Adds a step to a plan. Two simultaneous steps are ordered by the lock of the plan's row. */
export async function addStep(writing: Writing, { account }: Operator, planId: number, match: string, wanted: NewStep) {
  const { insertInto, deleteFrom, update } = writing
  // Locks the plan without changing it.
  const current = await update(floorPlans, planId, { match: ANY_VERSION })
  await requireSeen(writing, current, match)

  const known = await readOutline(writing, planId)
  const history = historyOf(current.base, known)
  const before = await readCurrent(writing, planId)
  const after = wanted.kind === 'do' ? doing(before, wanted) : await going(writing, planId, before, history, wanted.to)
  const changes = JSON.stringify(changesBetween(before, after))
  const inverse = JSON.stringify(changesBetween(after, before))
  if (changes === '[]') throw refused(wanted.kind === 'do' ? '/body/changes' : '/body/to', 'nothing-changed')

  const base = baseAfter(current.base, known, changes.length + inverse.length)
  const plan = await update(floorPlans, planId, {
    match: ANY_VERSION,
    fields: { shapeCount: after.size },
    columns: { shapes: JSON.stringify([...after.values()]), base },
  })
  if (base !== current.base)
    await deleteFrom('floor_plan_step').where('plan_id', '=', planId).where('number', '<=', base).execute()
  const row: Parameters<typeof stepOf>[0] = {
    plan_id: planId,
    number: plan.version,
    goes_to: wanted.kind === 'go' ? wanted.to : null,
    action: wanted.kind === 'go' ? 'go' : wanted.action,
    changes,
    inverse,
    account,
    made_at: plan.updatedAt,
  }
  await insertInto('floor_plan_step', row).execute()
  // The server's history has only numbers.
  return { plan, step: stepOf(row), from: history.head as number }
}

/** Refuses a step that is based on another version, with the steps that its sender has missed. */
async function requireSeen({ rows }: Writing, current: ListedFloorPlan, match: string) {
  if (match === etagOf(current).etag) return
  const seen = Number(/^"(\d{1,10})"$/.exec(match)?.[1] ?? current.version)
  const missed = await selectSteps(rows, current.id).where('number', '>', seen).limit(MAX_MISSED_STEPS).execute()
  throw refuse('stale', { current, steps: missed.map(stepOf) })
}

type Outline = { id: number; to: number | null; length: number }

/** The steps of a plan without their changes, which can be long. */
async function readOutline({ rows }: Writing, planId: number): Promise<Outline[]> {
  const found = await selectSteps(rows, planId)
    .clearSelect()
    .select(['number', 'goes_to', sql<number>`length(changes) + length(inverse)`.as('length')])
    .execute()
  return found.map(({ number, goes_to, length }) => ({ id: number, to: goes_to, length }))
}

async function readCurrent({ rows }: Writing, planId: number): Promise<Shapes> {
  const row = await rows(floorPlans).where('id', '=', planId).select('shapes').executeTakeFirstOrThrow()
  return shapesOf(readShapes(row))
}

function doing(before: Shapes, { changes }: Extract<NewStep, { kind: 'do' }>): Shapes {
  const { shapes, refused: wrong } = applyChanges(before, changes)
  if (wrong) throw refused(`/body/changes/${wrong.index}`, wrong.code)
  return shapes
}

async function going({ rows }: Writing, planId: number, before: Shapes, history: History, to: number): Promise<Shapes> {
  if (to !== history.base && !history.parents.has(to)) throw refused('/body/to', 'unknown-step')
  const way = wayTo(history, to)
  // Steps in the database have numbers.
  const ids = [...way.undo, ...way.redo] as number[]
  if (ids.length === 0) return before
  const found = await selectSteps(rows, planId).where('number', 'in', ids).execute()
  const steps = new Map<StepId, ReturnType<typeof stepOf>>(found.map(row => [row.number, stepOf(row)]))
  // The outline has just listed these steps, and nobody else can change the plan meanwhile.
  return walk(before, way, id => getExisting(steps, id))
}

/** The version at which the history begins, once it has one more step of this length. */
function baseAfter(base: number, known: readonly Outline[], length: number): number {
  let [count, total] = [1, length]
  for (const step of known.toReversed()) {
    count += 1
    total += step.length
    if (count > MAX_STEPS || total > MAX_HISTORY_LENGTH) return step.id
  }
  return base
}
