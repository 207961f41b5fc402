import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listAudit, restoreAudit } from '#resources/audit/contract.ts'
import { listFormAnswers } from '#resources/form-answers/contract.ts'
import { answer } from '#resources/form-answers/samples.ts'
import { COUNT, DESIGN, NAME, newForm, onForm, published } from '#resources/forms/samples.ts'
import { deleteSandbox, forkSandbox, listSandboxes, resetSandbox } from '#resources/sandboxes/contract.ts'
import { switchSandbox } from '#resources/sessions/contract.ts'
import { ADMIN, createTestApp, match, OPERATOR, refusalOf, type TestApp } from '#tests/test-app.ts'
import {
  createForm,
  deleteForm,
  type FormField,
  listForms,
  listFormVersions,
  publishForm,
  readForm,
  readFormVersion,
  restoreForm,
  updateForm,
} from './contract.ts'
import { MAX_FORMS, MAX_VERSIONS } from './rules.ts'

let app: TestApp
let me: Awaited<ReturnType<TestApp['signInAs']>>
let sandboxId: string
/** Switches the administrator to a new sandbox with the seeded data. */
async function enterFreshSandbox() {
  for (const { id, isShared } of (await me.call(listSandboxes)).rows)
    if (!isShared) await me.call(deleteSandbox, { params: { sandboxId: id } })
  sandboxId = (await me.call(forkSandbox, { body: { name: 'forms' } })).id
  await me.call(switchSandbox, { body: { sandboxId } })
}

beforeAll(async () => {
  app = await createTestApp()
  me = await app.signInAs(ADMIN)
})
afterAll(() => app.close())
beforeAll(enterFreshSandbox)

const at = (formId: number) => ({ params: { formId } })
const listed = async () => (await me.call(listForms)).rows

describe('the seeded forms', () => {
  test('a form with two versions and answers to both, and a draft', async () => {
    expect(await listed()).toMatchObject([
      { id: 1, title: { en: 'After the trip' }, fields: 6, answers: 36, latest: 2, isClosed: false },
      { id: 2, fields: 2, answers: 0, latest: null },
    ])
    const { rows } = await me.call(listFormVersions, at(1))
    expect(rows.map(({ number, fields }) => [number, fields.length])).toEqual([
      [2, 6],
      [1, 4],
    ])
    expect(await me.call(readFormVersion, { params: { formId: 1, number: 1 } })).toEqual(rows[1])
    expect((await me.call(readForm, at(1))).fields).toEqual(rows[0]?.fields)
  })

  test('returns 404 for unknown forms and versions', async () => {
    for (const refused of await Promise.all(
      [
        me.call(readForm, at(99)),
        me.call(listFormVersions, at(99)),
        me.call(readFormVersion, { params: { formId: 1, number: 3 } }),
        me.call(readFormVersion, { params: { formId: 99, number: 1 } }),
        me.call(restoreForm, at(1)),
      ].map(refusalOf),
    ))
      expect(refused).toMatchObject({ status: 404 })
  })
})

describe('a design', () => {
  test('is stored as sent, and returned with its version', async () => {
    const form = await newForm(me)
    expect(form).toMatchObject({ ...DESIGN, isClosed: false, latest: null, version: 1 })
    expect(await me.call(readForm, at(form.id))).toEqual(form)
    const saved = await me.call(updateForm, { ...onForm(form), body: { fields: [COUNT, NAME] } })
    expect(saved).toMatchObject({ title: DESIGN.title, fields: [COUNT, NAME], version: 2 })
  })

  test('is created once when it is resent with its key', async () => {
    const before = (await listed()).length
    const input = { headers: { 'idempotency-key': 'one-form' }, body: DESIGN }
    expect(await me.call(createForm, input)).toEqual(await me.call(createForm, input))
    expect(await listed()).toHaveLength(before + 1)
  })

  test('is refused if the form has changed since, with the current form', async () => {
    const form = await newForm(me)
    const now = await me.call(updateForm, { ...onForm(form), body: { isClosed: true } })
    const body = { fields: [NAME] }
    expect(await refusalOf(me.call(updateForm, { ...onForm(form), body }))).toMatchObject({ status: 412, current: now })
  })

  const choice: FormField = { ...NAME, kind: 'one', options: [{ id: 'oyes0000', label: { en: 'Yes', zh: '' } }] }
  test.each<[string, object, string, string]>([
    ['no title', { title: { en: ' ', zh: '' } }, '/body/title/en', 'required'],
    ['a title with what no database holds', { title: { en: 'a\0', zh: '' } }, '/body/title/en', 'not-readable'],
    [
      'a field without a label',
      { fields: [{ ...NAME, label: { en: '', zh: ' ' } }] },
      '/body/fields/0/label/en',
      'required',
    ],
    ['two fields of one id', { fields: [NAME, NAME] }, '/body/fields', 'twice'],
    ['bounds the wrong way round', { fields: [{ ...COUNT, least: 3, most: 2 }] }, '/body/fields/0/most', 'below-least'],
    ['a choice of nothing', { fields: [{ ...choice, options: [] }] }, '/body/fields/0/options', 'too-small'],
    [
      'more of a choice than there is',
      { fields: [{ ...choice, kind: 'many', most: 2 }] },
      '/body/fields/0/most',
      'above-all',
    ],
    ['a kind that there is not', { fields: [{ ...NAME, kind: 'colour' }] }, '/body/fields/0/kind', 'invalid-union'],
    ['an id of another shape', { fields: [{ ...NAME, id: 'constructor' }] }, '/body/fields/0/id', 'invalid-format'],
    [
      'more than a form holds',
      { fields: Array.from({ length: 41 }, (_, n) => ({ ...NAME, id: `f${String(n).padStart(7, '0')}` })) },
      '/body/fields',
      'too-big',
    ],
    [
      'longer texts than a form holds',
      {
        fields: Array.from({ length: 30 }, (_, n) => ({
          ...NAME,
          id: `f${String(n).padStart(7, '0')}`,
          help: { en: 'x'.repeat(300), zh: 'x'.repeat(300) },
        })),
      },
      '/body/fields',
      'too-large',
    ],
  ])('with %s is refused, with an issue on the field', async (_, wrong, pointer, code) => {
    // The type system would stop a typed client from sending this.
    const body = { ...DESIGN, ...wrong } as never
    const { status, errors } = await refusalOf(me.call(createForm, { body }))
    expect(status).toBe(400)
    expect(errors).toContainEqual(expect.objectContaining({ pointer, code }))
  })

  test('may ask for exactly one number, one day, and all of a choice', async () => {
    const fields = [
      { ...COUNT, least: 3, most: 3 },
      { ...choice, id: 'fall0000', kind: 'many', most: 1 },
      { ...NAME, id: 'fday0000', kind: 'date', earliest: '2026-10-31', latest: '2026-10-31' },
    ]
    // Each has more than its kind needs, which is left out.
    const made = await me.call(createForm, { body: { ...DESIGN, fields } as never })
    expect(made.fields).toMatchObject([{ least: 3, most: 3 }, { most: 1 }, { latest: '2026-10-31' }])
  })

  test('is deleted with its versions and answers, and restored with them', async () => {
    await enterFreshSandbox()
    const form = await me.call(readForm, at(1))
    await me.call(deleteForm, onForm(form))
    expect((await listed()).map(({ id }) => id)).toEqual([2])
    for (const refused of await Promise.all(
      [me.call(listFormVersions, at(1)), me.call(listFormAnswers, at(1)), me.call(readForm, at(1))].map(refusalOf),
    ))
      expect(refused).toMatchObject({ status: 404 })
    expect(await refusalOf(me.call(deleteForm, onForm(form)))).toMatchObject({ status: 404 })
    await me.call(restoreForm, at(1))
    expect((await listed())[0]).toMatchObject({ id: 1, answers: 36, latest: 2 })
  })

  test('is refused beyond the limit of a sandbox, on creation and on restore', async () => {
    await enterFreshSandbox()
    const gone = await newForm(me)
    await me.call(deleteForm, onForm(gone))
    for (let count = (await listed()).length; count < MAX_FORMS; count++) await newForm(me)
    expect(await refusalOf(newForm(me))).toMatchObject({ status: 422, code: 'limit-reached' })
    expect(await refusalOf(me.call(restoreForm, at(gone.id)))).toMatchObject({ code: 'limit-reached' })
  })
})

describe('publishing', () => {
  beforeAll(enterFreshSandbox)

  test('creates the next version, which later drafts do not change', async () => {
    const first = await published(me)
    expect(first).toMatchObject({ latest: 1, version: 2 })
    const changed = await me.call(updateForm, { ...onForm(first), body: { fields: [NAME] } })
    expect(changed.latest).toBe(1)
    const second = await me.call(publishForm, onForm(changed))
    const { rows } = await me.call(listFormVersions, at(first.id))
    expect(second.latest).toBe(2)
    expect(rows.map(({ number, fields, by }) => [number, fields, by])).toEqual([
      [2, [NAME], ADMIN.account],
      [1, DESIGN.fields, ADMIN.account],
    ])
  })

  test('of another title alone is a version, too', async () => {
    const form = await published(me)
    const title = { en: 'Another title', zh: '' }
    const changed = await me.call(updateForm, { ...onForm(form), body: { title } })
    expect(await me.call(publishForm, onForm(changed))).toMatchObject({ title, latest: 2 })
  })

  test('is refused without changes or without fields', async () => {
    const empty = await newForm(me, { title: { en: 'Empty', zh: '' }, fields: [] })
    expect(await refusalOf(me.call(publishForm, onForm(empty)))).toMatchObject({
      code: 'nothing-to-publish',
      errors: [{ code: 'no-fields' }],
    })
    const form = await published(me)
    expect(await refusalOf(me.call(publishForm, onForm(form)))).toMatchObject({ errors: [{ code: 'not-changed' }] })
  })

  test('succeeds for one of two simultaneous calls; the other gets 412', async () => {
    const form = await newForm(me)
    const asked = await Promise.allSettled([1, 2, 3].map(() => me.call(publishForm, onForm(form))))
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await me.call(listFormVersions, at(form.id))).rows).toHaveLength(1)
  })

  test('happens once when the request is resent with its key', async () => {
    const { params, headers } = onForm(await newForm(me))
    const input = { params, headers: { ...headers, 'idempotency-key': 'publish' } }
    expect(await me.call(publishForm, input)).toEqual(await me.call(publishForm, input))
  })

  test('is refused beyond the limit of versions', async () => {
    let form = await published(me)
    const latest = MAX_VERSIONS - 1
    await app.db.updateTable('form').set({ latest }).where('id', '=', form.id).execute()
    await app.db.updateTable('form_version').set({ number: latest }).where('form_id', '=', form.id).execute()
    form = await me.call(updateForm, { ...onForm(form), body: { fields: [NAME] } })
    form = await me.call(publishForm, onForm(form))
    expect(form.latest).toBe(MAX_VERSIONS)
    form = await me.call(updateForm, { ...onForm(form), body: { fields: DESIGN.fields } })
    expect(await refusalOf(me.call(publishForm, onForm(form)))).toMatchObject({ code: 'limit-reached' })
  })

  test('is not undone by restoring an earlier version of the form', async () => {
    const form = await published(me)
    const closed = await me.call(updateForm, { ...onForm(form), body: { fields: [NAME], isClosed: true } })
    const { rows } = await me.call(listAudit, { query: { entity: 'forms', rowId: String(form.id), action: 'create' } })
    const headers = match(closed.version)
    await me.call(restoreAudit, { params: { auditId: rows[0]?.id ?? 0 }, headers })
    expect(await me.call(readForm, at(form.id))).toMatchObject({ fields: DESIGN.fields, latest: 1, isClosed: false })
  })
})

describe('in another sandbox', () => {
  test('a form is hidden from other sandboxes, copied to forks, and removed by a reset', async () => {
    const form = await published(me)
    await answer(me, form, { fname000: 'Ann' })
    const other = await app.signInAs(OPERATOR)
    for (const refused of await Promise.all(
      [
        other.call(readForm, at(form.id)),
        other.call(updateForm, { ...onForm(form), body: { isClosed: true } }),
        other.call(publishForm, onForm(form)),
        other.call(deleteForm, onForm(form)),
        other.call(restoreForm, at(form.id)),
      ].map(refusalOf),
    ))
      expect(refused).toMatchObject({ status: 404 })

    const { id: fork } = await me.call(forkSandbox, { body: { name: 'a fork', from: sandboxId } })
    await me.call(switchSandbox, { body: { sandboxId: fork } })
    expect((await listed()).at(-1)).toMatchObject({ id: form.id, answers: 1, latest: 1 })
    await me.call(resetSandbox, { params: { sandboxId: fork } })
    expect((await listed()).map(({ id }) => id)).toEqual([1, 2])
    expect(await refusalOf(me.call(updateForm, { ...at(form.id), headers: match(2), body: {} }))).toMatchObject({
      status: 404,
    })
  })
})
