import * as z from 'zod/mini'
import { endpoint, refusal } from '#shared/contract.ts'
import { idempotent, ifMatch } from '#shared/headers.ts'
import { pageOf, pageQuery, sortQuery } from '#shared/paging.ts'
import { hasUniqueIds, RowVersion } from '#shared/row.ts'
import { schemaOf } from '#shared/schema-of.ts'
import { readableLine } from '#shared/text/readable-text.ts'
import { fields, PlanName } from './fields.ts'
import {
  ACTIONS,
  MAX_CHANGES,
  MAX_LABEL_LENGTH,
  MAX_SHAPES,
  MAX_SIDE,
  MIN_SIDE,
  ROOM,
  SHAPE_KINDS,
  STEP_ACTIONS,
} from './limits.ts'

export const title = { en: 'Floor plans', zh: '平面圖' }
export const description = 'Floor plans of the shops. Each saved step is one change of shapes.'

const within = (min: number, max: number) => z.int().check(z.minimum(min), z.maximum(max))

/** Made by the client, so that it can show a new shape before the server has answered. */
const ShapeId = z.string().check(z.regex(/^[0-9a-z]{8}$/))

const shapeFields = {
  /** Shown instead of its kind and number; may be empty. */
  label: readableLine(MAX_LABEL_LENGTH),
  /** The centre, in millimetres from the left and the top of the room. */
  x: within(0, ROOM.width),
  y: within(0, ROOM.height),
  width: within(MIN_SIDE, MAX_SIDE),
  height: within(MIN_SIDE, MAX_SIDE),
  /** Degrees, clockwise. */
  angle: within(0, 359),
  /** Shapes with a higher `z` are in front. */
  z: within(-1_000_000, 1_000_000),
  /** Shapes of one group are selected together; null for a shape without one. */
  group: z.nullable(ShapeId),
}

export const Shape = z.object({ id: ShapeId, kind: z.enum(SHAPE_KINDS), number: within(1, 10_000), ...shapeFields })
export type Shape = z.infer<typeof Shape>

export const Change = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('add'), shape: Shape }),
  z.object({ kind: z.literal('remove'), id: ShapeId }),
  z.object({ kind: z.literal('set'), id: ShapeId, fields: z.partial(z.object(shapeFields)) }),
])
export type Change = z.infer<typeof Change>

export const ListedFloorPlan = schemaOf(fields)
export type ListedFloorPlan = z.infer<typeof ListedFloorPlan>

export const FloorPlan = z.extend(ListedFloorPlan, { shapes: z.array(Shape) })
export type FloorPlan = z.infer<typeof FloorPlan>

/** A step of a plan's history. It never changes. */
export const FloorPlanStep = z.object({
  /** The plan's version after the step. */
  number: z.int(),
  /** The step that it went back or forward to; null for a new step. */
  to: z.nullable(z.int()),
  action: z.enum(STEP_ACTIONS),
  changes: z.array(Change),
  /** The changes that undo it. */
  inverse: z.array(Change),
  by: z.string(),
  madeAt: z.iso.datetime(),
})
export type FloorPlanStep = z.infer<typeof FloorPlanStep>

const NewStep = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('do'),
    action: z.enum(ACTIONS),
    changes: z.array(Change).check(z.minLength(1), z.maxLength(MAX_CHANGES)),
  }),
  /** Takes the plan to the state after another step. */
  z.object({ kind: z.literal('go'), to: RowVersion }),
])
export type NewStep = z.infer<typeof NewStep>

const NewShapes = z.array(Shape).check(z.maxLength(MAX_SHAPES), z.refine(hasUniqueIds, { error: 'twice' }))

export const listFloorPlans = endpoint('GET /api/floor-plans', {
  summary: { en: 'List floor plans', zh: '列出平面圖' },
  needs: 'floor-plans:read',
  query: z.object({ sort: z._default(sortQuery(['id']), 'id'), ...pageQuery }),
  replies: { 200: pageOf(ListedFloorPlan) },
})

export const readFloorPlan = endpoint('GET /api/floor-plans/:planId', {
  summary: { en: 'Get a floor plan with its shapes', zh: '讀取平面圖與其中的圖形' },
  needs: 'floor-plans:read',
  replies: { 200: FloorPlan },
})

export const createFloorPlan = endpoint('POST /api/floor-plans', {
  summary: { en: 'Create a floor plan, empty or with shapes', zh: '建立平面圖，可以附上圖形' },
  needs: 'floor-plans:write',
  headers: z.object(idempotent),
  body: z.object({ name: PlanName, shapes: z._default(NewShapes, []) }),
  replies: { 201: FloorPlan, 422: refusal(['key-reused', 'limit-reached']) },
  sends: ['location'],
})

export const renameFloorPlan = endpoint('PATCH /api/floor-plans/:planId', {
  summary: { en: 'Rename a floor plan', zh: '重新命名平面圖' },
  needs: 'floor-plans:write',
  headers: z.object(ifMatch),
  body: z.object({ name: PlanName }),
  replies: { 200: ListedFloorPlan },
})

export const deleteFloorPlan = endpoint('DELETE /api/floor-plans/:planId', {
  summary: { en: 'Delete a floor plan with its history. You can restore it', zh: '刪除平面圖與歷程，可以還原' },
  needs: 'floor-plans:write',
  headers: z.object(ifMatch),
  replies: { 204: null, 412: refusal(['stale'], { current: ListedFloorPlan }) },
})

export const restoreFloorPlan = endpoint('POST /api/floor-plans/:planId/restore', {
  summary: { en: 'Restore a deleted floor plan with its history', zh: '還原已刪除的平面圖與歷程' },
  needs: 'floor-plans:write',
  replies: { 200: ListedFloorPlan, 422: refusal(['limit-reached']) },
})

export const listFloorPlanSteps = endpoint('GET /api/floor-plans/:planId/steps', {
  summary: {
    en: 'List the steps of a floor plan after a version, the oldest first',
    zh: '列出平面圖在某個版本之後的步驟，由舊到新',
  },
  needs: 'floor-plans:read',
  query: z.object({ after: z._default(RowVersion, 0), limit: pageQuery.limit }),
  replies: {
    200: z.object({
      plan: ListedFloorPlan,
      rows: z.array(FloorPlanStep),
      /** The `after` of the next page; null on the last. */
      next: z.nullable(z.int()),
    }),
  },
})

export const addFloorPlanStep = endpoint('POST /api/floor-plans/:planId/steps', {
  summary: {
    en: 'Change a floor plan, or go to the state after another step. A stale version is refused with the steps in between',
    zh: '變更平面圖，或移到另一個步驟之後的狀態。版本過舊時拒絕，並附上期間的步驟',
  },
  needs: 'floor-plans:write',
  headers: z.object({ ...ifMatch, ...idempotent }),
  body: NewStep,
  replies: {
    201: z.object({
      plan: ListedFloorPlan,
      step: FloorPlanStep,
      /** The step whose result the plan showed before. */
      from: z.int(),
    }),
    /** The steps after the version that the request named, at most 100. */
    412: refusal(['stale'], { current: ListedFloorPlan, steps: z.array(FloorPlanStep) }),
    422: refusal(['change-refused', 'key-reused']),
  },
  sends: ['etag'],
})
