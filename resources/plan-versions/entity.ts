import { mappingOf } from '#server/database/mapping.ts'
import { defineEntity } from '#server/entities/entity.ts'
import { MAX_PLAN_VERSIONS, PlanVersion } from './contract.ts'
import { fields } from './fields.ts'

const mapping = mappingOf(fields)
export const planVersionOf = mapping.toApi

/** Its shapes never change, so the audit trail leaves them out. */
export const planVersions = defineEntity({
  name: 'plan-versions',
  needs: 'floor-plans:write',
  table: 'plan_version',
  scope: 'sandbox',
  schema: PlanVersion,
  ...mapping,
  isDeletable: true,
  limit: { max: MAX_PLAN_VERSIONS },
})
