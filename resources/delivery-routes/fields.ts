import * as z from 'zod/mini'
import { defineFields, version } from '#shared/fields.ts'
import { RowId } from '#shared/row.ts'
import { isReadableName, MAX_NAME_LENGTH, SLOTS, WEEKDAYS } from './rules.ts'

export const RouteName = z.string().check(
  z.trim(),
  z.minLength(1),
  z.maxLength(MAX_NAME_LENGTH),
  z.refine(name => name === '' || isReadableName(name), { error: 'not-readable' }),
)

export const fields = defineFields({
  /** Unique in the sandbox, ignoring case, width and spaces. */
  name: { kind: 'text', sort: 'asc', input: RouteName, schema: RouteName },
  /** The service point where the route starts. */
  siteId: { kind: 'id', input: RowId },
  weekday: { kind: 'choice', values: WEEKDAYS, input: z.enum(WEEKDAYS) },
  slot: { kind: 'choice', values: SLOTS, input: z.enum(SLOTS) },
  id: { kind: 'id', from: 'row', sort: 'asc' },
  ...version,
})
