import * as z from 'zod/mini'
import { FieldId } from '#resources/forms/contract.ts'
import { bytes, endpoint, refusal } from '#shared/contract.ts'
import { idempotent } from '#shared/headers.ts'
import { pageOf, pageQuery, sortQuery } from '#shared/paging.ts'
import { RowId } from '#shared/row.ts'
import { schemaOf } from '#shared/schema-of.ts'
import { csvQuery } from '#shared/text/csv-query.ts'
import { fields, Value } from './fields.ts'
import { MAX_ANSWER_LENGTH } from './rules.ts'

export const title = { en: 'Form answers', zh: '表單填答' }
export const description = 'Answers to published forms. Each belongs to one version of its form.'

/** By field id. `checkAnswers` validates the values against the version of the form. */
const Answers = z
  .record(FieldId, z.nullable(Value))
  .check(z.refine(answers => JSON.stringify(answers).length <= MAX_ANSWER_LENGTH, { error: 'too-large' }))

/** An answer to a form, in the version that was shown. */
export const FormAnswer = schemaOf(fields)
export type FormAnswer = z.infer<typeof FormAnswer>

const versionFilter = { formVersion: z.optional(RowId) }

export const listFormAnswers = endpoint('GET /api/forms/:formId/answers', {
  summary: { en: 'List the answers to a form, or to one of its versions', zh: '列出表單的填答，可指定版本' },
  needs: 'form-answers:read',
  query: z.object({ ...versionFilter, sort: z._default(sortQuery(['id']), '-id'), ...pageQuery }),
  replies: { 200: pageOf(FormAnswer) },
})

const Count = z.object({
  /** An option, a boolean, a number, or a day, month or year: `2026-03-02`, `2026-03`, `2026`. */
  value: z.union([z.string(), z.number(), z.boolean()]),
  /** The end of a range of numbers, which belongs only to the last range; null for a single value. */
  to: z.nullable(z.number()),
  count: z.int(),
})
export const QuestionSummary = z.object({
  /** The field's id, followed by a version number if a newer version rewords the question. */
  id: z.string(),
  /** The answers to versions with this question, and those that answer it. */
  asked: z.int(),
  answered: z.int(),
  /** How often each value was given; empty for texts. */
  counts: z.array(Count),
  /** Of numbers; null for other questions, and without answers. */
  mean: z.nullable(z.number()),
  /** The newest. */
  texts: z.array(z.object({ answerId: RowId, text: z.string() })),
})
export type QuestionSummary = z.infer<typeof QuestionSummary>

export const summarizeFormAnswers = endpoint('GET /api/forms/:formId/answers/summary', {
  summary: { en: 'Count the answers to each question of a form', zh: '統計表單各題的填答' },
  needs: 'form-answers:read',
  query: z.object(versionFilter),
  replies: { 200: z.object({ answers: z.int(), questions: z.array(QuestionSummary) }) },
})

export const exportFormAnswers = endpoint('GET /api/forms/:formId/answers/export', {
  summary: { en: 'Export answers as CSV, with a column for each question', zh: '將填答匯出為 CSV，每題一欄' },
  needs: 'form-answers:read',
  query: z.object({ ...versionFilter, ...csvQuery }),
  replies: { 200: bytes('text/csv; charset=utf-8') },
  sends: ['content-disposition'],
})

export const readFormAnswer = endpoint('GET /api/forms/:formId/answers/:answerId', {
  summary: { en: 'Get an answer to a form', zh: '讀取一筆填答' },
  needs: 'form-answers:read',
  replies: { 200: FormAnswer },
})

export const createFormAnswer = endpoint('POST /api/forms/:formId/versions/:number/answers', {
  summary: { en: 'Submit an answer to a published version of a form', zh: '填答表單的一個已發布版本' },
  needs: 'form-answers:write',
  headers: z.object(idempotent),
  body: z.object({ answers: Answers }),
  replies: {
    201: FormAnswer,
    409: refusal(['form-closed']),
    422: refusal(['answer-refused', 'limit-reached', 'key-reused']),
  },
  sends: ['location'],
})
