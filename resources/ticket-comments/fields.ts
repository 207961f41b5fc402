import { defineFields, version } from '#shared/fields.ts'

export const fields = defineFields({
  id: { kind: 'id', from: 'row' },
  ticketId: { kind: 'id' },
  author: { kind: 'text', from: 'row' },
  text: { kind: 'text' },
  createdAt: { kind: 'moment', from: 'row' },
  ...version,
})
