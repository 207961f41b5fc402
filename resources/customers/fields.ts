import { defineFields, version } from '#shared/fields.ts'
import { CUSTOMER_KINDS } from './rules.ts'

export const fields = defineFields({
  id: { kind: 'id', sort: 'asc' },
  name: { kind: 'names', sort: 'asc' },
  kind: { kind: 'choice', values: CUSTOMER_KINDS },
  /** Eight digits, as assigned by the Ministry of the Interior; the first five are the county's. */
  townshipId: { kind: 'text' },
  /** The day of the first purchase. */
  since: { kind: 'day', sort: 'asc' },
  ...version,
})
