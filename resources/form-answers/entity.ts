import { defineEntity, type RowOf } from '#server/entities/entity.ts'
import { versionOf } from '#server/entities/fields.ts'
import { FormAnswer } from './contract.ts'
import { MAX_ANSWERS } from './rules.ts'

export const answerOf = (row: RowOf<'form_answer'>): FormAnswer => ({
  id: row.id,
  formId: row.form_id,
  formVersion: row.form_version,
  // Written by toColumns below, and validated by the schema.
  answers: JSON.parse(row.answers),
  by: row.account,
  createdAt: row.created_at,
  ...versionOf(row),
})

type Fields = Pick<FormAnswer, 'formId' | 'formVersion' | 'answers' | 'by' | 'createdAt'>

/** Not revertible: an answer never changes, so there is no earlier version. */
export const formAnswers = defineEntity({
  name: 'form-answers',
  needs: 'form-answers:write',
  table: 'form_answer',
  scope: 'sandbox',
  schema: FormAnswer,
  toApi: answerOf,
  toColumns: ({ formId, formVersion, answers, by, createdAt }: Fields) => ({
    form_id: formId,
    form_version: formVersion,
    answers: JSON.stringify(answers),
    account: by,
    created_at: createdAt,
  }),
  limit: { max: MAX_ANSWERS },
})
