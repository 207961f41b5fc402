import * as z from 'zod/mini'
import { defineFields, version } from '#shared/fields.ts'
import { readableLine } from '#shared/text/readable-text.ts'
import { MAX_NAME_LENGTH } from './limits.ts'

export const PlanName = readableLine(MAX_NAME_LENGTH).check(z.minLength(1))

export const fields = defineFields({
  id: { kind: 'id', from: 'row' },
  name: { kind: 'text', schema: PlanName },
  shapeCount: { kind: 'number' },
  /** The version at which the recorded steps begin. */
  base: { kind: 'number', from: 'row' },
  ...version,
})
