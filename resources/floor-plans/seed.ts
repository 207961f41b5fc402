import { END, isoOf, MINUTE_MS } from '#company/calendar.ts'
import { defineCompanyRows, type RowOf } from '#company/rows.ts'
import type { Change, Shape } from './contract.ts'
import {
  applyChanges,
  changesBetween,
  historyOf,
  MIN_SIDE,
  ROOM,
  type ShapeKind,
  type Shapes,
  type StepAction,
  type StepId,
  shapesOf,
  walk,
  wayTo,
} from './rules.ts'

/** Has no account here: Undo takes back one’s own steps, and nobody has made these. */
const AUTHOR = 'planner'
/** The version of a plan that has just been created. */
const CREATED = 1

type Box = [x: number, y: number, width: number, height: number]
/** Numbered within their kind; later ones are in front. */
const shapes = (kind: ShapeKind, from: number, z: number, boxes: readonly Box[]): Shape[] =>
  boxes.map(([x, y, width, height], index) => ({
    id: `${kind}${String(from + index).padStart(8 - kind.length, '0')}`,
    kind,
    number: from + index,
    label: '',
    x,
    y,
    width,
    height,
    angle: 0,
    z: z + index,
    group: null,
  }))

const THICK = 4 * MIN_SIDE
const { width, height } = ROOM
const WALLS = shapes('wall', 1, 1, [
  [width / 2, THICK / 2, width, THICK],
  [width / 2, height - THICK / 2, width, THICK],
  [THICK / 2, height / 2, THICK, height],
  [width - THICK / 2, height / 2, THICK, height],
  [12_000, 2000, THICK, 4000],
  [14_000, 4000, 4000, THICK],
])
const DOORS = shapes('door', 1, 7, [
  [4000, height - THICK / 2, 1800, THICK],
  [13_000, 4000, 1000, THICK],
])
const TILLS = shapes('till', 1, 9, [
  [8000, 8000, 1800, 800],
  [10_600, 8000, 1800, 800],
])
const AISLES = shapes(
  'shelf',
  1,
  11,
  [2200, 4200, 6200].flatMap((y): Box[] => [
    [3000, y, 3600, 600],
    [7600, y, 3600, 600],
  ]),
)
const STORE = shapes('shelf', 7, 17, [
  [13_400, 700, 2000, 600],
  [15_000, 1900, 2600, 600],
  [12_700, 1800, 800, 600],
  [14_000, 6600, 2400, 500],
])

const add = (list: readonly Shape[]): Change[] => list.map(shape => ({ kind: 'add', shape }))
const set = (id: string, fields: Extract<Change, { kind: 'set' }>['fields']): Change => ({ kind: 'set', id, fields })

type Step = { action: StepAction; changes: Change[] } | { to: number }
/** How the plan was drawn: the turned till is a branch that was left again. */
const STEPS: Step[] = [
  { action: 'add', changes: add(WALLS) },
  { action: 'add', changes: add([...DOORS, ...TILLS]) },
  { action: 'add', changes: add(AISLES) },
  { action: 'add', changes: add(STORE) },
  { action: 'rotate', changes: [set('shelf008', { angle: 90 })] },
  { action: 'rotate', changes: [set('till0002', { angle: 90 })] },
  { to: 6 },
  { action: 'move', changes: [set('till0001', { x: 8600 }), set('till0002', { x: 11_400 })] },
]

function draw() {
  const made: { id: StepId; to: number | null; changes: Change[]; inverse: Change[]; action: StepAction }[] = []
  let now: Shapes = shapesOf([])
  for (const [index, step] of STEPS.entries()) {
    const history = historyOf(CREATED, made)
    // The seed makes every step that it names.
    const stepOf = (id: StepId) => made.find(one => one.id === id) as (typeof made)[number]
    const next = 'to' in step ? walk(now, wayTo(history, step.to), stepOf) : applyChanges(now, step.changes).shapes
    const done = { changes: changesBetween(now, next), inverse: changesBetween(next, now) }
    const { to, action } = 'to' in step ? { to: step.to, action: 'go' as const } : { to: null, action: step.action }
    made.push({ id: CREATED + 1 + index, to, action, ...done })
    now = next
  }
  return { steps: made, shapes: [...now.values()] }
}

/** The plan of a shop, with the steps by which it was drawn. */
export const companyRows = defineCompanyRows(['floor_plan', 'floor_plan_step'], () => {
  const drawn = draw()
  const at = (index: number) => isoOf(END - (24 * 60 - index) * MINUTE_MS)
  const plan: RowOf<'floor_plan'> = {
    id: 1,
    name: 'Taipei store 臺北店',
    shapes: JSON.stringify(drawn.shapes),
    shape_count: drawn.shapes.length,
    base: CREATED,
    version: CREATED + drawn.steps.length,
    updated_at: at(drawn.steps.length),
    deleted_at: null,
  }
  const floor_plan_step = drawn.steps.map(({ id, to, action, changes, inverse }, index) => ({
    plan_id: plan.id,
    number: Number(id),
    goes_to: to,
    action,
    changes: JSON.stringify(changes),
    inverse: JSON.stringify(inverse),
    account: AUTHOR,
    made_at: at(index + 1),
  }))
  return { floor_plan: [plan], floor_plan_step }
})
