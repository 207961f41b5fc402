import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { listAudit, restoreAudit } from '#resources/audit/contract.ts'
import { deleteSandbox, forkSandbox, listSandboxes } from '#resources/sandboxes/contract.ts'
import { readSession, switchSandbox } from '#resources/sessions/contract.ts'
import { readAll } from '#tests/read-all.ts'
import { ADMIN, createTestApp, match, OPERATOR, refusalOf, type TestApp } from '#tests/test-app.ts'
import {
  exportJson,
  exportXliff,
  importTranslations,
  listReleases,
  listTranslations,
  publishTranslations,
  readProgress,
  readRelease,
  readTexts,
  readTranslation,
  rollBackTexts,
  submitTranslations,
  updateTranslation,
} from './contract.ts'
import { MAX_RELEASES } from './rules.ts'
import { draft, inReview, published } from './samples.ts'

let app: TestApp
let me: Awaited<ReturnType<TestApp['signInAs']>>
let sandboxId: string
beforeAll(async () => {
  app = await createTestApp()
  me = await app.signInAs(ADMIN)
})
afterAll(() => app.close())
beforeEach(async () => {
  for (const { id, isShared } of (await me.call(listSandboxes)).rows)
    if (!isShared) await me.call(deleteSandbox, { params: { sandboxId: id } })
  sandboxId = (await me.call(forkSandbox, { body: { name: 'texts' } })).id
  await me.call(switchSandbox, { body: { sandboxId } })
})

const ADD = 'zh.page3_01.add'
const at = (translationId: string) => ({ params: { translationId } })
const save = (id: string, version: number, body: object) =>
  me.call(updateTranslation, { ...at(id), headers: match(version), body: body as never })
const texts = async (drafts = false) => (await me.call(readTexts, { query: { drafts } })).texts
const named = ({ id, version }: { id: string; version: number }) => ({ id, version })

describe('the list', () => {
  test('holds every text in a language, page by page', async () => {
    const first = await me.call(listTranslations, { query: { limit: 200 } })
    expect(first.count.value).toBeGreaterThan(3000)
    const second = await me.call(listTranslations, { query: { limit: 200, cursor: first.next ?? '' } })
    expect(second.rows[0]?.id).not.toBe(first.rows.at(-1)?.id)
    expect(new Set([...first.rows, ...second.rows].map(({ id }) => id)).size).toBe(400)
    expect(first.rows.every(({ language, own }) => language === 'zh' && own !== null)).toBe(true)
  })

  test('can be narrowed by namespace, words, state and issue', async () => {
    const find = async (query: object) => (await me.call(listTranslations, { query: query as never })).rows
    const [add] = await find({ namespace: 'page3_01', search: 'ADD MEMBER' })
    expect(add).toMatchObject({ id: ADD, own: { other: '新增成員' }, page: 'page3_01', state: 'original', issues: [] })
    expect((await find({ search: '搜尋 Pokémon' })).length).toBe(0)
    expect((await find({ state: 'draft' })).map(({ id }) => id)).toEqual(['zh.page3_01.searchPlaceholder'])
    const japanese = await find({ language: 'ja', namespace: 'page3_01', issue: 'missing' })
    expect(japanese.length).toBeGreaterThan(30)
    expect(japanese.map(({ key }) => key)).not.toContain('members')
  })

  test('refuses an invalid cursor or filter', async () => {
    for (const [query, pointer] of [
      [{ cursor: 'nowhere' }, '/query/cursor'],
      [{ language: 'fr' }, '/query/language'],
      [{ issue: 'ugly' }, '/query/issue'],
    ] as const)
      expect(await refusalOf(me.call(listTranslations, { query: query as never }))).toMatchObject({
        status: 400,
        errors: [{ pointer }],
      })
  })

  test('can be counted: each text is in English and Chinese, and is used', async () => {
    const { languages, namespaces, release } = await me.call(readProgress)
    expect(release).toBe(0)
    expect(namespaces.find(({ namespace }) => namespace === 'page3_01')).toMatchObject({ page: 'page3_01' })
    const [en, zh, ja] = languages
    expect([en?.issues, zh?.issues].flat().map(one => one?.code)).not.toContain('unused')
    expect([en?.translated, zh?.translated]).toEqual([en?.texts, zh?.texts])
    expect(ja).toMatchObject({ translated: 8, drafts: 5, inReview: 3, published: 0 })
    expect(await refusalOf(app.as().call(readProgress))).toMatchObject({ status: 401 })
  })
})

describe('a text', () => {
  test('tells where it is used', async () => {
    const text = await me.call(readTranslation, at(ADD))
    expect(text).toMatchObject({ english: { other: 'Add member' }, version: 0, updatedAt: null, by: null })
    expect(text.uses.map(({ file }) => file)).toEqual(['pages/page3/page3_01-members/page.tsx'])
    for (const id of ['zh.page3_01.nothing', 'zh.nowhere.add'])
      expect(await refusalOf(me.call(readTranslation, at(id)))).toMatchObject({ status: 404 })
  })

  test('is saved as a draft, and is no draft once it is as before', async () => {
    expect(await save(ADD, 0, { text: { other: '加入成員' } })).toMatchObject({
      state: 'draft',
      version: 1,
      by: 'admin',
    })
    expect(await save(ADD, 1, { isInReview: true })).toMatchObject({ state: 'in-review', version: 2 })
    expect(await save(ADD, 2, { text: { other: '加入' } })).toMatchObject({ state: 'draft', version: 3 })
    expect(await save(ADD, 3, { text: { other: '新增成員' } })).toMatchObject({ state: 'original', text: null })
    expect(await texts()).toEqual([])
  })

  test('that two operators change at once is saved by one; the other gets its current version', async () => {
    const both = await Promise.allSettled(['甲', '乙'].map(other => save(ADD, 0, { text: { other } })))
    const [refused] = both.flatMap(one => (one.status === 'rejected' ? [one.reason] : []))
    expect(refused).toMatchObject({ status: 412, body: { current: { id: ADD, version: 1 } } })
    expect(await refusalOf(save('zh.page3_01.nothing', 0, { text: { other: 'x' } }))).toMatchObject({ status: 404 })
  })

  test.each([
    ['without a placeholder', 'zh.page3_01.created', { other: '已新增。' }, 'other', 'placeholders'],
    ['with another placeholder', 'zh.page3_01.created', { other: '{{name}} {{nobody}}' }, 'other', 'placeholders'],
    ['with a broken placeholder', 'zh.page3_01.created', { other: '{{name}} {{' }, 'other', 'placeholders'],
    ['that is empty', ADD, { other: ' ' }, 'other', 'empty'],
    [
      'with a plural form that the language does not use',
      'zh.page3_01.selected',
      { one: '{{count}}', other: '{{count}}' },
      'one',
      'plural-forms',
    ],
    [
      'without a plural form that it needs',
      'en.page3_01.selected',
      { other: '{{count}} members' },
      'one',
      'plural-forms',
    ],
    [
      'with intervals that can’t be read',
      'zh.page6_02.samples.items',
      { other: 'x', interval: '(1)[x' },
      'interval',
      'intervals',
    ],
    ['with control characters', ADD, { other: 'a\u0007' }, 'other', 'not-storable'],
  ])('%s is refused', async (_, id, text, form, code) => {
    const refused = await refusalOf(save(id, 0, { text }))
    expect(refused).toMatchObject({ status: 422, code: 'text-refused' })
    expect(refused.errors).toContainEqual({ pointer: `/body/text/${form}`, code })
  })

  test('longer than the limit is refused', async () => {
    expect(await refusalOf(save(ADD, 0, { text: { other: 'x'.repeat(2001) } }))).toMatchObject({
      status: 400,
      errors: [{ pointer: '/body/text/other', code: 'too-big' }],
    })
  })

  test('that counts something may get the singular that its English text lacks', async () => {
    expect(await save('en.page8_08_keys.days', 0, { text: { one: 'one day', other: '{{count}} days' } })).toMatchObject(
      { state: 'draft' },
    )
  })

  test('has its earlier wordings in the audit trail, and returning to one publishes nothing', async () => {
    await draft(me, ADD, '甲')
    const { version } = await draft(me, ADD, '乙')
    const { rows } = await me.call(listAudit, { query: { entity: 'translations', rowId: ADD, action: 'create' } })
    await me.call(restoreAudit, { params: { auditId: rows[0]?.id ?? 0 }, headers: match(version) })
    expect(await me.call(readTranslation, at(ADD))).toMatchObject({ text: { other: '甲' }, published: null })
  })
})

describe('a version', () => {
  test('is published from texts in review, and the console then reads it', async () => {
    const { body } = await inReview(me, ADD, '加入成員')
    expect(await texts()).toEqual([])
    const release = await me.call(publishTranslations, { body })
    expect(release).toMatchObject({
      number: 1,
      restores: null,
      by: 'admin',
      changes: [{ id: ADD, before: null, after: { other: '加入成員' } }],
    })
    expect(await texts()).toEqual([{ language: 'zh', name: 'page3_01.add', text: { other: '加入成員' } }])
    expect((await me.call(readSession)).sandbox.texts).toBe(1)
    expect((await me.call(listReleases)).rows).toMatchObject([{ number: 1, changes: 1 }])
    expect(await me.call(readRelease, { params: { number: 1 } })).toEqual(release)
    expect(await refusalOf(me.call(readRelease, { params: { number: 2 } }))).toMatchObject({ status: 404 })
  })

  test('is refused for drafts, for what was changed since, and for what is unknown', async () => {
    const first = await draft(me, ADD)
    const publish = (...translations: { id: string; version: number }[]) =>
      me.call(publishTranslations, { body: { note: '', translations } })
    expect(await refusalOf(publish(named(first)))).toMatchObject({ status: 422, errors: [{ code: 'not-in-review' }] })
    expect(await refusalOf(publish({ id: ADD, version: 9 }))).toMatchObject({ status: 412, current: { id: ADD } })
    expect(await refusalOf(publish({ id: 'zh.page3_01.name', version: 1 }))).toMatchObject({ status: 404 })
    expect((await me.call(listReleases)).rows).toEqual([])
  })

  test('is published once when the request is resent with its key', async () => {
    const { body } = await inReview(me, ADD)
    const input = { headers: { 'idempotency-key': 'publish' }, body }
    expect(await me.call(publishTranslations, input)).toEqual(await me.call(publishTranslations, input))
  })

  test('can be rolled back, and forward again; drafts stay', async () => {
    await published(me, ADD, '甲')
    await published(me, ADD, '乙')
    await published(me, 'zh.page3_01.name', '大名')
    await draft(me, 'zh.page3_01.name', '名字')
    const back = await me.call(rollBackTexts, { params: { number: 1 }, query: { from: 3 } })
    expect(back).toMatchObject({ number: 4, restores: 1 })
    expect(back.changes).toHaveLength(2)
    expect((await texts()).map(({ text }) => text.other)).toEqual(['甲'])
    expect(await me.call(readTranslation, at('zh.page3_01.name'))).toMatchObject({
      text: { other: '名字' },
      published: null,
      state: 'draft',
    })
    await me.call(rollBackTexts, { params: { number: 0 } })
    expect(await texts()).toEqual([])
    await me.call(rollBackTexts, { params: { number: 3 } })
    expect((await texts()).map(({ text }) => text.other)).toEqual(['乙', '大名'])
  })

  test('holds any number of texts at once', async () => {
    const { texts: own } = await me.call(exportJson, { query: { language: 'en' } })
    const names = Object.entries(own).flatMap(([namespace, group]) =>
      Object.entries(group).flatMap(([key, text]) => (typeof text === 'string' ? [`${namespace}.${key}`] : [])),
    )
    const wanted = names.filter(name => !/\{\{/.test(name)).slice(0, 400)
    await me.call(importTranslations, {
      body: { language: 'ja', texts: wanted.map(name => ({ name, text: { other: '仮' } })) },
    })
    const drafts = await readAll<{ id: string; version: number }>(cursor =>
      me.call(listTranslations, { query: { language: 'ja', state: 'draft', limit: 200, cursor } }),
    )
    expect(drafts.length).toBeGreaterThan(250)
    const { rows } = await me.call(submitTranslations, { body: { translations: drafts.map(named) } })
    const release = await me.call(publishTranslations, { body: { translations: rows.map(named) } })
    expect(release.changes).toHaveLength(drafts.length)
    expect(await texts()).toHaveLength(drafts.length)
  })

  test('holds titles of pages, tasks of lessons and words of rules as well', async () => {
    const find = async (id: string) => (await me.call(readTranslation, at(id))).own
    expect(await find('zh.MainMenu.Option 3-1')).toEqual({ other: '成員名冊' })
    expect(await find('zh.page3_01.page.purpose')).toEqual({ other: '管理公司的成員名單。' })
    expect(await find('zh.page3_01.tasks.taken.title')).toEqual({ other: '讓資料庫拒絕已被使用的電子郵件' })
    expect(await find('en.order-status.shipped')).toEqual({ other: 'Shipped' })
    const { page, uses } = await me.call(readTranslation, at('en.page3_01.tasks.taken.1'))
    expect([page, uses[0]?.file]).toEqual(['page3_01', 'pages/page3/page3_01-members/tasks.ts'])
    expect(uses[0]?.line).toBeGreaterThan(10)
    expect(await refusalOf(save('en.page3_01.tasks.taken.1', 0, { text: { other: '' } }))).toMatchObject({
      status: 422,
    })
  })

  test('is rolled back although a newer console has removed one of its texts', async () => {
    await published(me, ADD, '甲')
    const removed = {
      id: 'zh.page0_00.removed',
      text: '{"other":"舊"}',
      published: '{"other":"舊"}',
      is_in_review: 0 as const,
    }
    const row = {
      sandbox_id: sandboxId,
      language: 'zh' as const,
      account: 'admin',
      version: 1,
      updated_at: '2026-01-01T00:00:00.000Z',
    }
    await app.db
      .insertInto('translation')
      .values({ ...row, ...removed })
      .execute()
    const back = await me.call(rollBackTexts, { params: { number: 0 } })
    expect(back.changes.map(({ id, after }) => [id, after])).toEqual([
      ['zh.page0_00.removed', null],
      [ADD, null],
    ])
  })

  test('has each text once, and of two at the same time only one holds a text', async () => {
    const { body } = await inReview(me, ADD)
    const [text] = body.translations
    if (!text) throw new Error('Nothing is in review.')
    const twice = me.call(publishTranslations, { body: { translations: [text, text] } })
    expect(await refusalOf(twice)).toMatchObject({ status: 400, errors: [{ code: 'twice' }] })
    const both = await Promise.allSettled([
      me.call(publishTranslations, { body }),
      me.call(publishTranslations, { body }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { status: 412 } })
    expect((await me.call(listReleases)).rows).toHaveLength(1)
  })

  test('that does not exist or is the current one can’t be rolled back to, nor one from an unseen one', async () => {
    const back = (number: number, from?: number) =>
      refusalOf(me.call(rollBackTexts, { params: { number }, query: { from } }))
    await published(me, ADD)
    expect(await back(0, 0)).toMatchObject({ status: 412, code: 'stale', current: { number: 1 } })
    expect(await back(2)).toMatchObject({ status: 404 })
    expect(await back(1)).toMatchObject({ code: 'nothing-to-publish', errors: [{ code: 'not-changed' }] })
  })

  test('is refused beyond the limit', async () => {
    const row = { sandbox_id: sandboxId, note: '', restores: null, changes: '[]', account: 'admin', published_at: '' }
    const rows = Array.from({ length: MAX_RELEASES }, (_, index) => ({ ...row, number: index + 1 }))
    await app.db.insertInto('translation_release').values(rows).execute()
    const { body } = await inReview(me, ADD)
    expect(await refusalOf(me.call(publishTranslations, { body }))).toMatchObject({ code: 'limit-reached' })
  })
})

test('drafts are submitted all or none', async () => {
  const [one, other] = [await draft(me, ADD), await draft(me, 'zh.page3_01.name')]
  const submit = (...translations: { id: string; version: number }[]) =>
    me.call(submitTranslations, { body: { translations } })
  expect(await refusalOf(submit(named(one), { ...named(other), version: 7 }))).toMatchObject({ status: 412 })
  expect(await me.call(readTranslation, at(ADD))).toMatchObject({ state: 'draft' })
  expect((await submit(named(one), named(other))).rows.map(({ state }) => state)).toEqual(['in-review', 'in-review'])
  expect(await refusalOf(submit({ id: ADD, version: 2 }))).toMatchObject({ errors: [{ code: 'no-draft' }] })
  expect(await refusalOf(submit({ id: 'zh.page3_01.team', version: 1 }))).toMatchObject({ status: 404 })
})

test('the console reads its operator’s own drafts if asked to, and nobody else’s', async () => {
  await draft(me, ADD, '我的草稿')
  expect((await texts(true)).map(({ text }) => text.other)).toEqual(['我的草稿'])
  expect(await texts()).toEqual([])
  expect(await refusalOf(app.as().call(readTexts))).toMatchObject({ status: 401 })
})

describe('a file', () => {
  test('holds the texts of a language, with placeholders that tools protect', async () => {
    const json = await me.call(exportJson, { query: { language: 'zh' } })
    expect(json.texts.page3_01).toMatchObject({ add: '新增成員', searchPlaceholder: '輸入姓名或電子郵件' })
    const missing = await me.call(exportJson, { query: { onlyMissing: true } })
    expect(missing.texts.page3_01).toMatchObject({ joinedOn: '' })
    expect(missing.texts.page3_01).not.toHaveProperty('members')
    const xliff = await (await me.call(exportXliff, { query: { language: 'ja' } })).text()
    expect(xliff).toContain('srcLang="en" trgLang="ja"')
    expect(xliff).toContain(
      '<source>Select <ph id="1" disp="{{name}}"/></source><target><ph id="1" disp="{{name}}"/>を選択</target>',
    )
    for (const endpoint of [exportJson, exportXliff])
      expect(await refusalOf(me.call(endpoint, { query: { language: 'fr' } as never }))).toMatchObject({ status: 400 })
  })

  test('is imported as drafts, without the texts that can’t be used', async () => {
    const file = [
      { name: 'page3_01.members', text: { other: 'メンバー' } },
      { name: 'page3_01.name', text: { other: '名前' } },
      { name: 'page3_01.joinedOn', text: { other: '入社日' } },
      { name: 'page3_01.joinedOn', text: { other: '日' } },
      { name: 'page3_01.created', text: { other: '追加しました' } },
      { name: 'page3_01.nothing', text: { other: 'x' } },
    ]
    const body = { language: 'ja' as const, texts: file }
    expect(await me.call(importTranslations, { body })).toEqual({
      saved: 2,
      unchanged: 1,
      refused: [
        { name: 'page3_01.joinedOn', code: 'twice' },
        { name: 'page3_01.created', code: 'placeholders' },
        { name: 'page3_01.nothing', code: 'unknown' },
      ],
    })
    expect(await me.call(readTranslation, at('ja.page3_01.name'))).toMatchObject({ state: 'draft', by: 'admin' })
    expect(await refusalOf(me.call(importTranslations, { body: { ...body, texts: [] } }))).toMatchObject({
      status: 400,
    })
  })
})

test('of two files at the same time, both are imported, one after the other', async () => {
  const read = (other: string) =>
    me.call(importTranslations, { body: { language: 'ja', texts: [{ name: 'page3_01.joinedOn', text: { other } }] } })
  expect(await Promise.all([read('入社日'), read('入社年月日')])).toEqual(
    Array(2).fill(expect.objectContaining({ saved: 1 })),
  )
  const { version, text } = await me.call(readTranslation, at('ja.page3_01.joinedOn'))
  expect([version, ['入社日', '入社年月日'].includes(text?.other ?? '')]).toEqual([2, true])
})

test('nothing of it is in another sandbox, but a fork has all of it', async () => {
  await published(me, ADD, '加入成員')
  const other = await app.signInAs(OPERATOR)
  expect((await other.call(readTexts)).texts).toEqual([])
  expect((await other.call(readSession)).sandbox.texts).toBe(0)
  const { id } = await me.call(forkSandbox, { body: { name: 'copy', from: sandboxId } })
  await me.call(switchSandbox, { body: { sandboxId: id } })
  expect((await texts()).map(({ text }) => text.other)).toEqual(['加入成員'])
})
