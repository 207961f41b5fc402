import { defineFields, version } from '#shared/fields.ts'

export const fields = defineFields({
  id: { kind: 'id', from: 'row', sort: 'asc' },
  name: { kind: 'names', sort: 'asc' },
  /** The parent team; null for the company itself. */
  parentId: { kind: 'id', isNullable: true },
  ...version,
})
