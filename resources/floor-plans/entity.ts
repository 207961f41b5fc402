import { mappingOf } from '#server/database/mapping.ts'
import { defineEntity, type RowIn } from '#server/entities/entity.ts'
import type { Rows } from '#server/entities/scoped-rows.ts'
import { type FloorPlan, type FloorPlanStep, ListedFloorPlan } from './contract.ts'
import { fields } from './fields.ts'
import { MAX_PLANS } from './rules.ts'

const mapping = mappingOf(fields)
export const listedPlanOf = mapping.toApi

/** Written by this resource only, and validated by the response schema. */
export const readShapes = ({ shapes }: { shapes: string }): FloorPlan['shapes'] => JSON.parse(shapes)

export const stepOf = (row: RowIn<'floor_plan_step'>): FloorPlanStep => ({
  number: row.number,
  to: row.goes_to,
  action: row.action,
  // As above.
  changes: JSON.parse(row.changes),
  inverse: JSON.parse(row.inverse),
  by: row.account,
  madeAt: row.made_at,
})

/** The steps of a plan, the oldest first. */
export const selectSteps = (rows: Rows, planId: number) =>
  rows('floor_plan_step').where('plan_id', '=', planId).orderBy('number')

/**
 * A plan without its shapes: its own steps record those, so the audit trail says who changed it and when, and stays
 * small.
 */
export const floorPlans = defineEntity({
  name: 'floor-plans',
  needs: 'floor-plans:write',
  table: 'floor_plan',
  scope: 'sandbox',
  schema: ListedFloorPlan,
  ...mapping,
  newColumns: () => ({ shapes: '[]', base: 1 }),
  isDeletable: true,
  limit: { max: MAX_PLANS },
})
