import type { FormVersion } from '#resources/forms/contract.ts'
import { forms, formVersions, selectVersions } from '#resources/forms/entity.ts'
import type { Reader } from '#server/database/open.ts'
import { csvOfFields } from '#server/endpoints/csv-of-fields.ts'
import { answerList, answerOne, readList } from '#server/endpoints/list.ts'
import type { Rows } from '#server/entities/scoped-rows.ts'
import { answerCsv, csvOf } from '#server/http/csv.ts'
import { serve } from '#server/http/serve.ts'
import { locked, lockRows } from '#server/locks/lock.ts'
import { nextTurn } from '#server/platform/turns.ts'
import { refuse } from '#shared/errors.ts'
import type { Language } from '#shared/messages.ts'
import {
  createFormAnswer,
  exportFormAnswers,
  type FormAnswer,
  listFormAnswers,
  readFormAnswer,
  summarizeFormAnswers,
} from './contract.ts'
import { answerOf, formAnswers } from './entity.ts'
import { fields } from './fields.ts'
import { checkAnswers, inWords, questionsOf, questionTitle } from './rules.ts'
import { createSummary } from './summary.ts'

const selectAnswers = (rows: Rows, formId: number) => rows(formAnswers).where('form_id', '=', formId)

/** Refuses an unknown or deleted form, whose answers are gone too. */
async function requireForm(rows: Rows, formId: number) {
  if (!(await rows(forms).where('id', '=', formId).executeTakeFirst())) throw refuse('not-found')
}

/** The answers to one version, or to all. */
function findAnswers(rows: Rows, formId: number, formVersion: number | undefined) {
  const answers = selectAnswers(rows, formId)
  return formVersion === undefined ? answers : answers.where('form_version', '=', formVersion)
}

/** The published versions, or one of them. */
async function findVersions(rows: Rows, formId: number, formVersion: number | undefined): Promise<FormVersion[]> {
  const published = (await selectVersions(rows, formId).execute()).map(formVersions.toApi)
  const versions = published.filter(({ number }) => formVersion === undefined || number === formVersion)
  if (formVersion !== undefined && versions.length === 0) throw refuse('not-found')
  return versions
}

/** Reads answers page by page, newest first. */
const pagesOf = (db: Reader, answers: ReturnType<typeof findAnswers>) => (limit: number, cursor?: string) =>
  readList(db, answers, { sort: '-id', sorts: { id: 'id' }, limit, cursor })

/** A column for each question, with the labels of the answer's own version. Questions that were not asked are empty cells. */
const questionColumns = (versions: readonly FormVersion[], language: Language) =>
  questionsOf(versions).map(question => ({
    title: questionTitle(question, language),
    cell({ formVersion, answers }: FormAnswer) {
      const field = question.asked.get(formVersion)
      return field ? inWords(field, answers[question.fieldId], language) : ''
    },
  }))

/** An answer can have 20 KB, and its row in a file two thousand cells. */
const BATCH = 50

export const endpoints = [
  serve(listFormAnswers, async ({ db, rows, params: { formId }, query: { formVersion, ...page } }) => {
    await requireForm(rows, formId)
    return answerList(db, findAnswers(rows, formId, formVersion), answerOf, { ...page, sorts: { id: 'id' } })
  }),

  serve(exportFormAnswers, async ({ db, rows, params: { formId }, query: { formVersion, zone, language } }) => {
    await requireForm(rows, formId)
    const shape = { columns: ['id', 'formVersion', 'createdAt', 'by'] as const, zone, language }
    const { head, toLines } = csvOfFields(
      fields,
      shape,
      {},
      questionColumns(await findVersions(rows, formId, formVersion), language),
    )
    const readPage = pagesOf(db, findAnswers(rows, formId, formVersion))
    return answerCsv(
      `form-${formId}`,
      csvOf(head, readPage, page => toLines(page.map(answerOf)), BATCH),
    )
  }),

  serve(summarizeFormAnswers, async ({ db, rows, params: { formId }, query: { formVersion } }) => {
    await requireForm(rows, formId)
    const summary = createSummary(questionsOf(await findVersions(rows, formId, formVersion)))
    const readPage = pagesOf(db, findAnswers(rows, formId, formVersion))
    let page = await readPage(BATCH)
    const answers = page.count.value
    for (;;) {
      summary.add(page.rows.map(answerOf))
      if (page.next === null) break
      await nextTurn()
      page = await readPage(BATCH, page.next)
    }
    return { status: 200, body: { answers, questions: summary.questions() } }
  }),

  serve(readFormAnswer, async ({ rows, params: { formId, answerId } }) => {
    await requireForm(rows, formId)
    return answerOne(selectAnswers(rows, formId), answerId, answerOf)
  }),

  serve(createFormAnswer, ({ write, operator, params: { formId, number }, body }) =>
    write(async ({ trx, rows, create }) => {
      await lockRows(trx, 'form_answer', { sandboxId: operator.sandboxId })
      // The lock keeps colleagues from closing or deleting the form before this answer is stored.
      const form = await locked(trx, rows(forms).where('id', '=', formId)).executeTakeFirst()
      const version = await selectVersions(rows, formId).where('number', '=', number).executeTakeFirst()
      if (!form || !version) throw refuse('not-found')
      if (form.is_closed) throw refuse('form-closed')
      const { kept, issues } = checkAnswers(formVersions.toApi(version).fields, body.answers)
      if (issues.length > 0) {
        const errors = issues.map(({ fieldId, ...wrong }) => ({ pointer: `/body/answers/${fieldId}`, ...wrong }))
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
      return { status: 201, body: answer, headers: { location } }
    }),
  ),
]
