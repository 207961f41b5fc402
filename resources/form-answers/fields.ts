import * as z from 'zod/mini'
import { FieldId } from '#resources/forms/contract.ts'
import { MAX_OPTIONS } from '#resources/forms/rules.ts'
import { defineFields, version } from '#shared/fields.ts'
import { MAX_ANSWER_LENGTH } from './rules.ts'

export const Value = z.union([
  z.string().check(z.maxLength(MAX_ANSWER_LENGTH)),
  z.number(),
  z.boolean(),
  z.array(z.string().check(z.maxLength(20))).check(z.maxLength(MAX_OPTIONS)),
])

export const fields = defineFields({
  id: { kind: 'id', from: 'row', title: { en: 'Answer', zh: '填答編號' } },
  formId: { kind: 'id' },
  formVersion: { kind: 'number', title: { en: 'Version', zh: '版本' } },
  answers: { kind: 'json', schema: z.record(FieldId, Value) },
  createdAt: { kind: 'moment', title: { en: 'Sent', zh: '送出時間' } },
  by: { kind: 'text', column: 'account', title: { en: 'Account', zh: '帳號' } },
  ...version,
  updatedAt: { kind: 'moment', from: 'row' },
})
