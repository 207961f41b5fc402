import { defineFields, version } from '#shared/fields.ts'

export const fields = defineFields({
  id: { kind: 'id', from: 'row' },
  name: { kind: 'text' },
  /** The account that created it, which may also delete it. */
  createdBy: { kind: 'text' },
  /** The number of its latest message; 0 if there is none. */
  lastNumber: { kind: 'number', from: 'row' },
  /** Counts all changes: messages that were posted, deleted or restored. */
  revision: { kind: 'number', from: 'row' },
  ...version,
})
