import { mappingOf } from '#server/database/mapping.ts'
import { defineEntity } from '#server/entities/entity.ts'
import { FormAnswer } from './contract.ts'
import { fields } from './fields.ts'
import { MAX_ANSWERS } from './rules.ts'

const mapping = mappingOf(fields)
export const answerOf = mapping.toApi

/** Not revertible: an answer never changes, so there is no earlier version. */
export const formAnswers = defineEntity({
  name: 'form-answers',
  needs: 'form-answers:write',
  table: 'form_answer',
  scope: 'sandbox',
  schema: FormAnswer,
  ...mapping,
  limit: { max: MAX_ANSWERS },
})
