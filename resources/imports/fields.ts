import { defineFields, version } from '#shared/fields.ts'

export const fields = defineFields({
  id: { kind: 'id', from: 'row' },
  fileName: { kind: 'text' },
  rowCount: { kind: 'number' },
  /** The ids are consecutive. */
  firstMemberId: { kind: 'id' },
  by: { kind: 'text', column: 'account' },
  createdAt: { kind: 'moment' },
  /** null if it has not been undone. */
  undoneAt: { kind: 'moment', isNullable: true },
  ...version,
})
