import { mappingOf } from '#server/database/mapping.ts'
import { defineEntity } from '#server/entities/entity.ts'
import type { Rows } from '#server/entities/scoped-rows.ts'
import { Form } from './contract.ts'
import { fields, versionFields } from './fields.ts'
import { MAX_FORMS } from './rules.ts'

const mapping = mappingOf(fields)
export const formOf = mapping.toApi
export const formColumns = mapping.toColumns
export const formVersions = mappingOf(versionFields)

/** The versions of a form, unsorted. */
export const selectVersions = (rows: Rows, formId: number) => rows('form_version').where('form_id', '=', formId)

/** `latest` is not a field, so restoring an earlier version of a form never unpublishes anything. */
export const forms = defineEntity({
  name: 'forms',
  needs: 'forms:write',
  table: 'form',
  scope: 'sandbox',
  schema: Form,
  ...mapping,
  isDeletable: true,
  limit: { max: MAX_FORMS },
  isRevertible: true,
})
