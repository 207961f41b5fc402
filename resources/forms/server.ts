import { sql } from 'kysely'
import type { Db } from '#server/database/open.ts'
import { versionOf } from '#server/entities/fields.ts'
import { answerOne, readList, readOne } from '#server/entities/list.ts'
import { etagOf } from '#server/etag.ts'
import { serve } from '#server/serve.ts'
import type { Operator } from '#server/sessions/sessions.ts'
import { ANY_VERSION } from '#server/writes/rows.ts'
import { refuse } from '#shared/errors.ts'
import {
  createForm,
  deleteForm,
  type Form,
  listForms,
  listFormVersions,
  publishForm,
  readForm,
  readFormVersion,
  restoreForm,
  updateForm,
} from './contract.ts'
import { formOf, forms, formVersionOf, selectForms, selectVersions } from './entity.ts'
import { publish } from './publish.ts'

const replyOf = (form: Form) => ({ status: 200 as const, body: form, headers: etagOf(form) })

/** How many answers these forms have; one without any is not told. */
async function countAnswers(db: Db, { sandboxId }: Operator, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, number>()
  const counts = await db
    .selectFrom('form_answer')
    .select(['form_id', sql<number | string>`count(*)`.as('count')])
    .where('sandbox_id', '=', sandboxId)
    .where('form_id', 'in', ids)
    .groupBy('form_id')
    .execute()
  return new Map(counts.map(row => [row.form_id, Number(row.count)]))
}

export const endpoints = [
  serve(listForms, async ({ db, operator, query }) => {
    const { rows, ...list } = await readList(db, selectForms(db, operator), { ...query, sorts: { id: 'id' } })
    const ids = rows.map(({ id }) => id)
    const answers = await countAnswers(db, operator, ids)
    const listed = rows.map(row => {
      const { id, title, fields, isClosed, latest } = formOf(row)
      return { id, title, fields: fields.length, answers: answers.get(id) ?? 0, isClosed, latest, ...versionOf(row) }
    })
    return { status: 200, body: { ...list, rows: listed } }
  }),

  serve(readForm, ({ db, operator, params: { formId } }) => answerOne(selectForms(db, operator), formId, formOf)),

  serve(createForm, ({ write, body }) =>
    write(async ({ create }) => {
      const form = await create(forms, { ...body, isClosed: false })
      return { status: 201, body: form, headers: { ...etagOf(form), location: `/api/forms/${form.id}` } }
    }),
  ),

  serve(updateForm, async ({ write, params: { formId }, headers, body: fields }) =>
    replyOf(await write(({ update }) => update(forms, formId, { match: headers['if-match'], fields }))),
  ),

  serve(deleteForm, async ({ write, params: { formId }, headers }) => {
    await write(({ remove }) => remove(forms, formId, headers['if-match']))
    return { status: 204, body: undefined }
  }),

  serve(restoreForm, async ({ write, params: { formId } }) => {
    const columns = { deleted_at: null }
    return replyOf(
      await write(({ update }) => update(forms, formId, { match: ANY_VERSION, columns, action: 'restore' })),
    )
  }),

  serve(publishForm, ({ write, operator, params: { formId }, headers }) =>
    write(async writing => {
      const form = await publish(writing, operator, formId, headers['if-match'])
      const location = `/api/forms/${formId}/versions/${form.latest}`
      return { status: 201, body: form, headers: { ...etagOf(form), location } }
    }),
  ),

  serve(listFormVersions, async ({ db, operator, params: { formId } }) => {
    await readOne(selectForms(db, operator), formId)
    const rows = await selectVersions(db, operator, formId).orderBy('number', 'desc').execute()
    return { status: 200, body: { rows: rows.map(formVersionOf) } }
  }),

  serve(readFormVersion, async ({ db, operator, params: { formId, number } }) => {
    await readOne(selectForms(db, operator), formId)
    const row = await selectVersions(db, operator, formId).where('number', '=', number).executeTakeFirst()
    if (!row) throw refuse('not-found')
    return { status: 200, body: formVersionOf(row) }
  }),
]
