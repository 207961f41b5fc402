import * as z from 'zod/mini'
import { ListedFloorPlan, renameFloorPlan, Shape } from '#resources/floor-plans/contract.ts'
import { endpoint, refusal } from '#shared/contract.ts'
import { idempotent, ifMatch } from '#shared/headers.ts'
import { pageOf, pageQuery, sortQuery } from '#shared/paging.ts'
import { RowId } from '#shared/row.ts'
import { schemaOf } from '#shared/schema-of.ts'
import { fields } from './fields.ts'

export const title = { en: 'Saved versions of floor plans', zh: '平面圖的已存版本' }
export const description = 'Saved versions of floor plans.'

/** How many saved versions all plans of a sandbox may have, because every fork copies them. */
export const MAX_PLAN_VERSIONS = 40

const { name } = renameFloorPlan.body.shape

export const PlanVersion = schemaOf(fields)
export type PlanVersion = z.infer<typeof PlanVersion>

export const listPlanVersions = endpoint('GET /api/plan-versions', {
  summary: { en: 'List the saved versions of a floor plan, the latest first', zh: '列出平面圖的已存版本，最新的在前' },
  needs: 'floor-plans:read',
  query: z.object({ planId: z.optional(RowId), sort: z._default(sortQuery(['id']), '-id'), ...pageQuery }),
  replies: { 200: pageOf(PlanVersion) },
})

export const readPlanVersion = endpoint('GET /api/plan-versions/:planVersionId', {
  summary: { en: 'Get a saved version of a floor plan with its shapes', zh: '讀取平面圖的已存版本與其中的圖形' },
  needs: 'floor-plans:read',
  replies: { 200: z.extend(PlanVersion, { shapes: z.array(Shape) }) },
})

export const savePlanVersion = endpoint('POST /api/plan-versions', {
  summary: {
    en: 'Save a floor plan as it is under a name. If-Match names the version of the plan',
    zh: '以名稱儲存平面圖目前的狀態。If-Match 為平面圖的版本',
  },
  needs: 'floor-plans:write',
  headers: z.object({ ...ifMatch, ...idempotent }),
  body: z.object({ planId: RowId, name }),
  replies: {
    201: PlanVersion,
    404: refusal(['not-found']),
    412: refusal(['stale'], { current: ListedFloorPlan }),
    422: refusal(['key-reused', 'limit-reached']),
  },
  sends: ['location'],
})

export const renamePlanVersion = endpoint('PATCH /api/plan-versions/:planVersionId', {
  summary: { en: 'Rename a saved version', zh: '重新命名已存版本' },
  needs: 'floor-plans:write',
  headers: z.object(ifMatch),
  body: z.object({ name }),
  replies: { 200: PlanVersion },
})

export const deletePlanVersion = endpoint('DELETE /api/plan-versions/:planVersionId', {
  summary: { en: 'Delete a saved version. You can restore it', zh: '刪除已存版本，可以還原' },
  needs: 'floor-plans:write',
  headers: z.object(ifMatch),
  replies: { 204: null, 412: refusal(['stale'], { current: PlanVersion }) },
})

export const restorePlanVersion = endpoint('POST /api/plan-versions/:planVersionId/restore', {
  summary: { en: 'Restore a deleted saved version', zh: '還原已刪除的版本' },
  needs: 'floor-plans:write',
  replies: { 200: PlanVersion, 422: refusal(['limit-reached']) },
})
