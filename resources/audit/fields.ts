import * as z from 'zod/mini'
import { defineFields } from '#shared/fields.ts'
import { AUDIT_ACTIONS } from '#shared/platform/audit.ts'

export const fields = defineFields({
  id: { kind: 'number' },
  at: { kind: 'moment', title: { en: 'Time', zh: '時間' } },
  account: { kind: 'text', title: { en: 'Account', zh: '人員' } },
  /** The entity's name in the API, and its title in both languages. */
  entity: { kind: 'text' },
  title: { kind: 'names', from: 'derived', as: 'what', title: { en: 'Record', zh: '項目' } },
  rowId: { kind: 'text', title: { en: 'Id', zh: '編號' } },
  /** The row's name at that time; null if it has none. */
  label: { kind: 'names', from: 'derived', isNullable: true, title: { en: 'Name', zh: '名稱' } },
  action: { kind: 'choice', values: AUDIT_ACTIONS, title: { en: 'Action', zh: '動作' } },
  /** The row's version after the write; null if its entity has no versions. */
  version: { kind: 'number', isNullable: true, title: { en: 'Version', zh: '版本' } },
  fields: { kind: 'json', schema: z.array(z.string()), title: { en: 'Changed fields', zh: '異動欄位' } },
  /** The operation, and the X-Request-Id of its response. */
  endpoint: { kind: 'text', title: { en: 'Endpoint', zh: '端點' } },
  requestId: { kind: 'text', title: { en: 'Request', zh: '請求' } },
})
