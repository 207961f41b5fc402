import { sql } from 'kysely'
import { serveCreate, serveDelete, serveRead, serveRestore, serveUpdate } from '#server/endpoints/endpoints.ts'
import { readList, readOne } from '#server/endpoints/list.ts'
import type { Rows } from '#server/entities/scoped-rows.ts'
import { serve } from '#server/http/serve.ts'
import type { Operator } from '#server/sessions/operator.ts'
import type { Writing } from '#server/writes/write.ts'
import { notFound, refuse } from '#shared/errors.ts'
import {
  createForm,
  deleteForm,
  type Form,
  type FormDesign,
  listForms,
  listFormVersions,
  publishForm,
  readForm,
  readFormVersion,
  restoreForm,
  updateForm,
} from './contract.ts'
import { formOf, forms, formVersions, selectVersions } from './entity.ts'
import { MAX_VERSIONS } from './rules.ts'

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

const refused = (code: 'no-fields' | 'not-changed') =>
  refuse('nothing-to-publish', { errors: [{ pointer: '/params/formId', code }] })

const isSame = (one: FormDesign, other: FormDesign) =>
  JSON.stringify([one.title, one.fields]) === JSON.stringify([other.title, other.fields])

/** Publishes the saved design as the next version. The second of two simultaneous calls gets 412. */
async function publish(
  { insertInto, rows, update }: Writing,
  operator: Operator,
  formId: number,
  match: string,
): Promise<Form> {
  // Locks the form and checks If-Match first.
  const { latest, ...design } = await update(forms, formId, { match })
  if (design.fields.length === 0) throw refused('no-fields')
  if (latest !== null) {
    const last = await selectVersions(rows, formId).where('number', '=', latest).executeTakeFirstOrThrow()
    if (isSame(design, formVersions.toApi(last))) throw refused('not-changed')
  }
  const number = (latest ?? 0) + 1
  if (number > MAX_VERSIONS) throw refuse('limit-reached')
  await insertInto('form_version', {
    form_id: formId,
    ...formVersions.toColumns({ ...design, number, by: operator.account, publishedAt: new Date().toISOString() }),
  }).execute()
  // The audit entry of this update contains the design with its new version number.
  return update(forms, formId, { match, columns: { latest: number } })
}
