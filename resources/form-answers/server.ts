import { FormDesign, type FormVersion } from '#resources/forms/contract.ts'
import { answerCsv, csvOf } from '#server/csv.ts'
import type { Db } from '#server/database/open.ts'
import { defineEntity, type RowOf } from '#server/entities/entity.ts'
import { versionOf } from '#server/entities/fields.ts'
import { answerList, answerOne, readList } from '#server/entities/list.ts'
import { etagOf } from '#server/etag.ts'
import { serve } from '#server/serve.ts'
import type { Operator } from '#server/sessions/sessions.ts'
import { locked, lockRows } from '#server/writes/lock.ts'
import { refuse } from '#shared/errors.ts'
import { createFormAnswer, exportFormAnswers, FormAnswer, listFormAnswers, readFormAnswer } from './contract.ts'
import { headOf, rowsOf } from './csv.ts'
import { checkAnswers, MAX_ANSWERS } from './rules.ts'

const answerOf = (row: RowOf<'form_answer'>): FormAnswer => ({
  id: row.id,
  formId: row.form_id,
  formVersion: row.form_version,
  // Written by toColumns below; the schema of the answer looks at it once more.
  answers: JSON.parse(row.answers),
  by: row.account,
  createdAt: row.created_at,
  ...versionOf(row),
})

const selectForm = (db: Db, { sandboxId }: Operator, formId: number) =>
  db
    .selectFrom('form')
    .selectAll()
    .where('sandbox_id', '=', sandboxId)
    .where('id', '=', formId)
    .where('deleted_at', 'is', null)

const selectVersions = (db: Db, { sandboxId }: Operator, formId: number) =>
  db.selectFrom('form_version').selectAll().where('sandbox_id', '=', sandboxId).where('form_id', '=', formId)

const selectAnswers = (db: Db, { sandboxId }: Operator, formId: number) =>
  db.selectFrom('form_answer').selectAll().where('sandbox_id', '=', sandboxId).where('form_id', '=', formId)

/** Refuses a form that is not there, or was deleted: its answers are not there either. */
async function requireForm(db: Db, operator: Operator, formId: number) {
  if (!(await selectForm(db, operator, formId).executeTakeFirst())) throw refuse('not-found')
}

const versionOfRow = (row: RowOf<'form_version'>): FormVersion => ({
  number: row.number,
  ...FormDesign.parse({ title: { en: row.title_en, zh: row.title_zh }, fields: JSON.parse(row.fields) }),
  publishedAt: row.published_at,
  by: row.account,
})

/** The answers of one version, or of all. */
function findAnswers(db: Db, operator: Operator, formId: number, formVersion: number | undefined) {
  const answers = selectAnswers(db, operator, formId)
  return formVersion === undefined ? answers : answers.where('form_version', '=', formVersion)
}

type Fields = Pick<FormAnswer, 'formId' | 'formVersion' | 'answers' | 'by' | 'createdAt'>

/** Not exported, as other entities are: an answer is what it was when it was sent, and has no earlier state. */
const formAnswers = defineEntity({
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
  limit: (_, { trx, operator: { sandboxId } }) => ({
    rows: trx.selectFrom('form_answer').select('id').where('sandbox_id', '=', sandboxId),
    max: MAX_ANSWERS,
  }),
})

export const endpoints = [
  serve(listFormAnswers, async ({ db, operator, params: { formId }, query: { formVersion, ...page } }) => {
    await requireForm(db, operator, formId)
    return answerList(db, findAnswers(db, operator, formId, formVersion), answerOf, { ...page, sorts: { id: 'id' } })
  }),

  serve(exportFormAnswers, async ({ db, operator, params: { formId }, query: { formVersion, zone, language } }) => {
    await requireForm(db, operator, formId)
    const published = (await selectVersions(db, operator, formId).execute()).map(versionOfRow)
    const versions = published.filter(({ number }) => formVersion === undefined || number === formVersion)
    if (formVersion !== undefined && versions.length === 0) throw refuse('not-found')
    const shape = { versions, zone, language }
    const rows = findAnswers(db, operator, formId, formVersion)
    const readPage = (limit: number, cursor?: string) =>
      readList(db, rows, { sort: '-id', sorts: { id: 'id' }, limit, cursor })
    return answerCsv(
      `form-${formId}`,
      csvOf(headOf(shape), readPage, page => rowsOf(page.map(answerOf), shape)),
    )
  }),

  serve(readFormAnswer, async ({ db, operator, params: { formId, answerId } }) => {
    await requireForm(db, operator, formId)
    return answerOne(selectAnswers(db, operator, formId), answerId, answerOf)
  }),

  serve(createFormAnswer, ({ write, operator, params: { formId, number }, body }) =>
    write(async ({ trx, create }) => {
      await lockRows(trx, 'form_answer', { sandboxId: operator.sandboxId })
      // Kept from others: no answer comes in behind a colleague who closes the form, or deletes it.
      const form = await locked(trx, selectForm(trx, operator, formId)).executeTakeFirst()
      const version = await selectVersions(trx, operator, formId).where('number', '=', number).executeTakeFirst()
      if (!form || !version) throw refuse('not-found')
      if (form.is_closed) throw refuse('form-closed')
      const { kept, faults } = checkAnswers(versionOfRow(version).fields, body.answers)
      if (faults.length > 0) {
        const errors = faults.map(({ fieldId, ...wrong }) => ({ pointer: `/body/answers/${fieldId}`, ...wrong }))
        throw refuse('answer-refused', { errors })
      }
      const createdAt = new Date().toISOString()
      const answer = await create(formAnswers, {
        formId,
        formVersion: number,
        answers: kept,
        by: operator.account,
        createdAt,
      })
      const location = `/api/forms/${formId}/answers/${answer.id}`
      return { status: 201, body: answer, headers: { ...etagOf(answer), location } }
    }),
  ),
]
