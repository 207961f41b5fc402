import { defineFields, version } from '#shared/fields.ts'

export const fields = defineFields({
  id: { kind: 'text', from: 'row' },
  sessionId: { kind: 'number' },
  askedAt: { kind: 'moment' },
  ...version,
})
