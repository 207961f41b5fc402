import { sql } from 'kysely'
import { serveCreate, serveDelete, serveRead, serveRestore, serveUpdate } from '#server/endpoints/endpoints.ts'
import { readList, readOne } from '#server/endpoints/list.ts'
import type { Rows } from '#server/entities/scoped-rows.ts'
import { serve } from '#server/http/serve.ts'
import { notFound } from '#shared/errors.ts'
import {
  createForm,
  deleteForm,
  listForms,
  listFormVersions,
  publishForm,
  readForm,
  readFormVersion,
  restoreForm,
  updateForm,
} from './contract.ts'
import { formOf, forms, formVersions, selectVersions } from './entity.ts'
import { publish } from './publish.ts'

/** The number of answers by form; forms without any are left out. */
async function countAnswers(rows: Rows, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, number>()
  const counts = await rows('form_answer')
    .clearSelect()
    .select(['form_id', sql<number | string>`count(*)`.as('count')])
    .where('form_id', 'in', ids)
    .groupBy('form_id')
    .execute()
  return new Map(counts.map(row => [row.form_id, Number(row.count)]))
}

export const endpoints = [
  serve(listForms, async ({ db, rows, query }) => {
    const { rows: found, ...list } = await readList(db, rows(forms), { ...query, sorts: { id: 'id' } })
    const ids = found.map(({ id }) => id)
    const answers = await countAnswers(rows, ids)
    const listed = found.map(row => {
      const form = formOf(row)
      return { ...form, fields: form.fields.length, answers: answers.get(form.id) ?? 0 }
    })
    return { status: 200, body: { ...list, rows: listed } }
  }),

  serveRead(forms, readForm),
  serveCreate(forms, createForm, body => ({ ...body, isClosed: false })),
  serveUpdate(forms, updateForm),
  serveDelete(forms, deleteForm),
  serveRestore(forms, restoreForm),

  serve(publishForm, ({ write, operator, params: { formId }, headers }) =>
    write(async writing => {
      const form = await publish(writing, operator, formId, headers['if-match'])
      const location = `/api/forms/${formId}/versions/${form.latest}`
      return { status: 201, body: form, headers: { location } }
    }),
  ),

  serve(listFormVersions, async ({ rows, params: { formId } }) => {
    await readOne(rows(forms), formId)
    const versions = await selectVersions(rows, formId).orderBy('number', 'desc').execute()
    return { status: 200, body: { rows: versions.map(formVersions.toApi) } }
  }),

  serve(readFormVersion, async ({ rows, params: { formId, number } }) => {
    await readOne(rows(forms), formId)
    const row = await selectVersions(rows, formId).where('number', '=', number).executeTakeFirstOrThrow(notFound)
    return { status: 200, body: formVersions.toApi(row) }
  }),
]
