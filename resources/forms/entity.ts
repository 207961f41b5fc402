import { defineEntity, type RowOf } from '#server/entities/entity.ts'
import { versionOf } from '#server/entities/fields.ts'
import type { Rows } from '#server/entities/scoped-rows.ts'
import { Form, type FormDesign, type FormFields, type FormVersion } from './contract.ts'
import { MAX_FORMS } from './rules.ts'

// Written by designColumns below, and validated by the response schema.
const readFields = (text: string): FormDesign['fields'] => JSON.parse(text)

const designOf = (row: { title_en: string; title_zh: string; fields: string }): FormDesign => ({
  title: { en: row.title_en, zh: row.title_zh },
  fields: readFields(row.fields),
})

const designColumns = ({ title, fields }: FormDesign) => ({
  title_en: title.en,
  title_zh: title.zh,
  fields: JSON.stringify(fields),
})

export const formOf = (row: RowOf<'form'>): Form => ({
  id: row.id,
  ...designOf(row),
  isClosed: row.is_closed === 1,
  latest: row.latest,
  ...versionOf(row),
})

export const formVersionOf = (row: RowOf<'form_version'>): FormVersion => ({
  number: row.number,
  ...designOf(row),
  publishedAt: row.published_at,
  by: row.account,
})

/** The versions of a form, unsorted. */
export const selectVersions = (rows: Rows, formId: number) => rows('form_version').where('form_id', '=', formId)

/** `latest` is not a field, so restoring an earlier version of a form never unpublishes anything. */
export const forms = defineEntity({
  name: 'forms',
  needs: 'forms:write',
  table: 'form',
  scope: 'sandbox',
  schema: Form,
  toApi: formOf,
  toColumns: ({ isClosed, ...design }: FormFields) => ({
    ...designColumns(design),
    // The column type allows only 0 and 1.
    is_closed: isClosed ? (1 as const) : (0 as const),
  }),
  isDeletable: true,
  limit: { max: MAX_FORMS },
  isRevertible: true,
})
