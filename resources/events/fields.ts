import { defineFields } from '#shared/fields.ts'
import { EVENT_KINDS, EVENT_SUBJECTS } from './rules.ts'

export const fields = defineFields({
  id: { kind: 'id' },
  at: { kind: 'moment', sort: 'desc' },
  kind: { kind: 'choice', values: EVENT_KINDS },
  subject: { kind: 'choice', values: EVENT_SUBJECTS },
  subjectId: { kind: 'id' },
  /** The member who did it; null for a customer or a machine. */
  memberId: { kind: 'id', isNullable: true },
})
