import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answer } from '#resources/form-answers/samples.ts'
import { deleteForm, type Form, publishForm, updateForm } from '#resources/forms/contract.ts'
import { COUNT, DESIGN, NAME, onForm, published } from '#resources/forms/samples.ts'
import { forkSandbox } from '#resources/sandboxes/contract.ts'
import { switchSandbox } from '#resources/sessions/contract.ts'
import { insertRows } from '#server/database/bulk.ts'
import { ADMIN, createTestApp, OPERATOR, refusalOf, type TestApp } from '#tests/test-app.ts'
import { turnsDuring } from '#tests/turns.ts'
import {
  createFormAnswer,
  exportFormAnswers,
  listFormAnswers,
  readFormAnswer,
  summarizeFormAnswers,
} from './contract.ts'
import { MAX_ANSWERS } from './rules.ts'

let app: TestApp
let me: Awaited<ReturnType<TestApp['signInAs']>>
let sandboxId: string
let form: Form

beforeAll(async () => {
  app = await createTestApp()
  me = await app.signInAs(ADMIN)
  sandboxId = (await me.call(forkSandbox, { body: { name: 'answers' } })).id
  await me.call(switchSandbox, { body: { sandboxId } })
})
afterAll(() => app.close())

const FULL = {
  fname000: 'Ann',
  fstory00: 'Once.\nTwice.',
  fcount00: 7,
  fcolour0: 'oblue000',
  fextras0: ['orain000', 'opegs000'],
  fday0000: '2026-02-28',
  fagain00: false,
}
const listed = (formId: number, formVersion?: number) =>
  me.call(listFormAnswers, { params: { formId }, query: { formVersion } })
/** The lines of the CSV. Reading the body as text removes the byte order mark. */
const csvOf = async (formId: number, query: { formVersion?: number; language?: 'en' | 'zh' } = {}) =>
  (await (await me.call(exportFormAnswers, { params: { formId }, query })).text()).trimEnd().split(/\r?\n/)

describe('an answer', () => {
  beforeAll(async () => {
    form = await published(me)
  })

  test('of every kind is stored trimmed, without empty values', async () => {
    const form = await published(me)
    const full = await answer(me, form, FULL)
    expect(full).toMatchObject({ formId: form.id, formVersion: 1, answers: FULL, by: ADMIN.account, version: 1 })
    const short = await answer(me, form, { fname000: ' Bo ', fstory00: '  ', fcount00: null, fextras0: [] })
    expect(short.answers).toEqual({ fname000: 'Bo' })
    expect(await me.call(readFormAnswer, { params: { formId: form.id, answerId: short.id } })).toEqual(short)
    expect((await listed(form.id)).rows).toEqual([short, full])
  })

  test.each<[object, string, string, number?]>([
    [{ fname000: '  ' }, 'fname000', 'required'],
    [{ fname000: 'x'.repeat(21) }, 'fname000', 'too-long', 20],
    [{ fname000: 'a\nb' }, 'fname000', 'one-line'],
    [{ fname000: 'a\x01b' }, 'fname000', 'not-readable'],
    [{ fname000: 5 }, 'fname000', 'wrong-kind'],
    [{ fstory00: 'x'.repeat(51) }, 'fstory00', 'too-long', 50],
    [{ fcount00: 1.5 }, 'fcount00', 'int'],
    [{ fcount00: -6 }, 'fcount00', 'too-small', -5],
    [{ fcount00: 10 }, 'fcount00', 'too-big', 9],
    [{ fcount00: '7' }, 'fcount00', 'wrong-kind'],
    [{ fcolour0: 'ogreen00' }, 'fcolour0', 'not-offered'],
    [{ fextras0: ['orain000', 'orain000'] }, 'fextras0', 'not-offered'],
    [{ fextras0: ['orain000', 'opegs000', 'obag0000'] }, 'fextras0', 'too-many', 2],
    [{ fday0000: '2026-02-30' }, 'fday0000', 'date'],
    [{ fday0000: '2025-12-31' }, 'fday0000', 'too-early'],
    [{ fday0000: '2027-01-01' }, 'fday0000', 'too-late'],
    [{ fagain00: 'yes' }, 'fagain00', 'wrong-kind'],
    [{ fnobody0: 'x' }, 'fnobody0', 'unknown-field'],
  ])('%j is refused, with an issue on its field', async (wrong, fieldId, code, bound) => {
    const refused = await refusalOf(answer(me, form, { ...FULL, ...wrong }))
    const error = { pointer: `/body/answers/${fieldId}`, code, ...(bound !== undefined && { bound }) }
    expect(refused).toMatchObject({ status: 422, code: 'answer-refused', errors: [error] })
  })

  test('reports all issues at once, unless it is too large to check', async () => {
    const refused = await refusalOf(answer(me, form, { fcount00: 10 }))
    expect(refused.errors?.map(({ pointer }) => pointer)).toEqual(['/body/answers/fname000', '/body/answers/fcount00'])
    const large = { fstory00: 'x'.repeat(15_000), fname000: 'x'.repeat(15_000) }
    expect(await refusalOf(answer(me, form, large))).toMatchObject({
      status: 400,
      errors: [{ pointer: '/body/answers', code: 'too-large' }],
    })
    expect(await refusalOf(answer(me, form, { __proto__x: 'x' }))).toMatchObject({ status: 400 })
  })

  test('is stored once when it is resent with its key', async () => {
    const form = await published(me)
    const input = {
      params: { formId: form.id, number: 1 },
      headers: { 'idempotency-key': 'answer' },
      body: { answers: FULL },
    }
    expect(await me.call(createFormAnswer, input)).toEqual(await me.call(createFormAnswer, input))
    expect((await listed(form.id)).rows).toHaveLength(1)
  })

  test('to an unpublished version or an unknown form returns 404', async () => {
    const form = await published(me)
    expect(await refusalOf(answer(me, form, FULL, 2))).toMatchObject({ status: 404 })
    expect(await refusalOf(answer(me, { id: 2, latest: null }, {}))).toMatchObject({ status: 404 })
    expect(await refusalOf(answer(me, { id: 99, latest: 1 }, {}))).toMatchObject({ status: 404 })
    await me.call(deleteForm, onForm(form))
    expect(await refusalOf(answer(me, form, FULL))).toMatchObject({ status: 404 })
  })

  test('is refused while the form is closed, and accepted after reopening', async () => {
    const form = await published(me)
    const closed = await me.call(updateForm, { ...onForm(form), body: { isClosed: true } })
    expect(await refusalOf(answer(me, form, FULL))).toMatchObject({ status: 409, code: 'form-closed' })
    await me.call(updateForm, { ...onForm(closed), body: { isClosed: false } })
    await answer(me, form, FULL)
  })

  test('is counted in the summary, of one version or all', async () => {
    const form = await published(me)
    for (let count = 0; count < 3; count++)
      await answer(me, form, { ...FULL, fcount00: count, fname000: `No ${count}` })
    const { answers, questions } = await me.call(summarizeFormAnswers, { params: { formId: form.id } })
    expect(answers).toBe(3)
    const of = (fieldId: string) => questions.find(({ id }) => id === fieldId)
    expect(of('fcount00')).toMatchObject({ asked: 3, answered: 3, mean: 1 })
    expect(of('fname000')?.texts.map(({ text }) => text)).toEqual(['No 2', 'No 1', 'No 0'])
    const survey = await me.call(summarizeFormAnswers, { params: { formId: 1 }, query: { formVersion: 1 } })
    expect(survey.questions.find(({ id }) => id === 'fguide00')).toMatchObject({ asked: 14 })
    expect(survey.questions.some(({ id }) => id === 'fstars00')).toBe(false)
  })

  test('is hidden from other sandboxes', async () => {
    const { id: answerId } = await answer(me, form, FULL)
    const other = await app.signInAs(OPERATOR)
    const params = { formId: form.id, answerId }
    for (const refused of await Promise.all(
      [
        other.call(readFormAnswer, { params }),
        other.call(listFormAnswers, { params }),
        other.call(exportFormAnswers, { params }),
        other.call(summarizeFormAnswers, { params }),
        me.call(summarizeFormAnswers, { params, query: { formVersion: 9 } }),
        answer(other, form, FULL),
        me.call(readFormAnswer, { params: { formId: 1, answerId } }),
      ].map(refusalOf),
    ))
      expect(refused).toMatchObject({ status: 404 })
  })
})

describe('a form with two versions', () => {
  const renamed = { ...NAME, label: { en: 'Full name', zh: '全名' } }
  const twice = async () => {
    const first = await published(me)
    const changed = await me.call(updateForm, { ...onForm(first), body: { fields: [COUNT, renamed] } })
    return { first, second: await me.call(publishForm, onForm(changed)) }
  }

  test('keeps the version of each answer, and filters by version', async () => {
    const { first, second } = await twice()
    const early = await answer(me, first, FULL)
    const late = await answer(me, second, { fname000: 'Bo', fcount00: 1 })
    expect((await listed(first.id)).rows.map(({ formVersion }) => formVersion)).toEqual([2, 1])
    expect((await listed(first.id, 1)).rows).toEqual([early])
    expect((await listed(first.id, 2)).rows).toEqual([late])
  })

  test('still accepts answers to the earlier version, and checks them against its fields', async () => {
    const { first, second } = await twice()
    expect(await answer(me, first, FULL)).toMatchObject({ formVersion: 1, answers: FULL })
    expect(await refusalOf(answer(me, second, FULL))).toMatchObject({
      errors: expect.arrayContaining([{ pointer: '/body/answers/fstory00', code: 'unknown-field' }]),
    })
  })

  test('exports a CSV column per question of all versions, newest first, or of one version', async () => {
    const { first, second } = await twice()
    await answer(me, first, FULL)
    await answer(me, second, { fname000: 'Bo', fcount00: -1 })
    const [head, late, early] = await csvOf(first.id)
    expect(head).toBe(
      'Answer,Version,Sent (UTC),Account,How many,Full name,Name (version 1),Story,Colour,Extras,Day,Again?',
    )
    expect(late).toMatch(/^\d+,2,[^,]+,admin,-1,Bo,,,,,,$/)
    // A multi-line story is one cell.
    expect(early).toMatch(/^\d+,1,[^,]+,admin,7,,Ann,"Once\.$/)
    expect(
      (await csvOf(first.id, { formVersion: 2, language: 'zh' })).map(line => line.split(',').slice(4).join()),
    ).toEqual(['數量,全名', '-1,Bo'])
    expect(await refusalOf(csvOf(first.id, { formVersion: 3 }))).toMatchObject({ status: 404 })
  })

  test('escapes formulas in the cells and headings of the CSV', async () => {
    const label = { en: '=HYPERLINK("x")', zh: '' }
    const form = await published(me, { ...DESIGN, fields: [{ ...NAME, label }] })
    for (const fname000 of ['=1+1', '+1', '-1', '-1+1', '@sum']) await answer(me, form, { fname000 })
    const lines = await csvOf(form.id)
    expect(lines.map(line => line.split(',').slice(4).join())).toEqual([
      `"'=HYPERLINK(""x"")"`,
      "'@sum",
      "'-1+1",
      '-1',
      "'+1",
      "'=1+1",
    ])
  })
})

test('refuses answers beyond the limit of a sandbox; others get their turn while so many are read', async () => {
  const form = await published(me)
  const { length } = await app.db.selectFrom('form_answer').select('id').where('sandbox_id', '=', sandboxId).execute()
  const at = new Date().toISOString()
  const row = (id: number) => ({
    sandbox_id: sandboxId,
    id,
    form_id: form.id,
    form_version: 1,
    answers: '{}',
    account: 'admin',
    created_at: at,
    version: 1,
    updated_at: at,
  })
  await app.db.transaction().execute(trx =>
    insertRows(
      trx,
      'form_answer',
      Array.from({ length: MAX_ANSWERS - length - 1 }, (_, index) => row(index + 1000)),
    ),
  )
  await answer(me, form, FULL)
  expect(await refusalOf(answer(me, form, FULL))).toMatchObject({ status: 422, code: 'limit-reached' })
  const params = { formId: form.id }
  expect(await turnsDuring(() => me.call(summarizeFormAnswers, { params }))).toBeGreaterThan(20)
  expect(await turnsDuring(() => csvOf(form.id))).toBeGreaterThan(20)
})
