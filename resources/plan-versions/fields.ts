import { PlanName } from '#resources/floor-plans/fields.ts'
import { defineFields, version } from '#shared/fields.ts'

export const fields = defineFields({
  id: { kind: 'id', from: 'row' },
  planId: { kind: 'id', from: 'row' },
  name: { kind: 'text', schema: PlanName },
  shapeCount: { kind: 'number', from: 'row' },
  /** The plan’s version at that moment. */
  step: { kind: 'number', from: 'row' },
  by: { kind: 'text', from: 'row', column: 'account' },
  savedAt: { kind: 'moment', from: 'row' },
  ...version,
})
