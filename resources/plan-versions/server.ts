import { floorPlans, listedPlanOf, readShapes } from '#resources/floor-plans/entity.ts'
import { defineList, serveDelete, serveList, serveRestore, serveUpdate } from '#server/endpoints/endpoints.ts'
import { readOne } from '#server/endpoints/list.ts'
import { requireMatch } from '#server/entities/etag.ts'
import { serve } from '#server/http/serve.ts'
import { locked } from '#server/locks/lock.ts'
import {
  deletePlanVersion,
  listPlanVersions,
  readPlanVersion,
  renamePlanVersion,
  restorePlanVersion,
  savePlanVersion,
} from './contract.ts'
import { planVersionOf, planVersions } from './entity.ts'

export const endpoints = [
  serveList(
    defineList(planVersions, listPlanVersions, {
      filters: { planId: (query, planId) => query.where('plan_id', '=', planId) },
      sorts: { id: 'id' },
    }),
  ),

  serve(readPlanVersion, async ({ rows, params: { planVersionId } }) => {
    const row = await readOne(rows(planVersions), planVersionId)
    return { status: 200, body: { ...planVersionOf(row), shapes: readShapes(row) } }
  }),

  serve(savePlanVersion, ({ write, operator: { account }, headers: { 'if-match': match }, body: { planId, name } }) =>
    write(async writing => {
      // Locked, so that no step comes between the version that the operator has seen and the one that is saved.
      const plan = await readOne(locked(writing.trx, writing.rows(floorPlans)), planId)
      requireMatch(match, listedPlanOf(plan))
      await writing.requireRoom(planVersions, { name })
      const savedAt = new Date().toISOString()
      const row = {
        id: await writing.nextId('plan_version'),
        plan_id: planId,
        name,
        shapes: plan.shapes,
        shape_count: plan.shape_count,
        step: plan.version,
        account,
        saved_at: savedAt,
        version: 1,
        updated_at: savedAt,
        deleted_at: null,
      }
      await writing.insertInto('plan_version', row).execute()
      const saved = planVersionOf(row)
      const { id, version } = row
      writing.record({ entity: planVersions.name, id, action: 'create', before: null, after: saved, version })
      return { status: 201, body: saved, headers: { location: `/api/plan-versions/${saved.id}` } }
    }),
  ),

  serveUpdate(planVersions, renamePlanVersion),
  serveDelete(planVersions, deletePlanVersion),
  serveRestore(planVersions, restorePlanVersion),
]
