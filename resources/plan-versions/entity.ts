import { defineEntity, type RowIn } from '#server/entities/entity.ts'
import { versionOf } from '#server/entities/fields.ts'
import { MAX_PLAN_VERSIONS, PlanVersion } from './contract.ts'

export const planVersionOf = (row: RowIn<'plan_version'>): PlanVersion => ({
  id: row.id,
  planId: row.plan_id,
  name: row.name,
  shapeCount: row.shape_count,
  step: row.step,
  by: row.account,
  savedAt: row.saved_at,
  ...versionOf(row),
})

/** Its shapes never change, so the audit trail leaves them out. */
export const planVersions = defineEntity({
  name: 'plan-versions',
  needs: 'floor-plans:write',
  table: 'plan_version',
  scope: 'sandbox',
  schema: PlanVersion,
  toApi: planVersionOf,
  toColumns: ({ name }: { name: string }) => ({ name }),
  isDeletable: true,
  limit: { max: MAX_PLAN_VERSIONS },
})
