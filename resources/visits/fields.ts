import * as z from 'zod/mini'
import { defineFields, version } from '#shared/fields.ts'
import { readableLine } from '#shared/text/readable-text.ts'
import { MAX_MINUTES, MAX_TEXT_LENGTH, VISIT_STATUSES } from './rules.ts'

const Text = readableLine(MAX_TEXT_LENGTH)
const Minutes = z.nullable(z.int().check(z.minimum(0), z.maximum(MAX_MINUTES)))

export const fields = defineFields({
  status: { kind: 'choice', values: VISIT_STATUSES, input: z.enum(VISIT_STATUSES) },
  /** The time spent; null: not reported yet. */
  minutes: { kind: 'number', schema: Minutes, input: Minutes },
  parts: { kind: 'text', schema: Text, input: Text },
  note: { kind: 'text', schema: Text, input: Text },
  id: { kind: 'id', from: 'row', sort: 'asc' },
  startsAt: { kind: 'moment', from: 'row', sort: 'asc' },
  customerId: { kind: 'id', from: 'row' },
  productId: { kind: 'id', from: 'row' },
  technicianId: { kind: 'id', from: 'row' },
  ...version,
})
