import { expect, test } from 'vitest'
import { pages } from '#client/router/router.ts'
import { findPages, findTasks } from './finder.ts'

const ids = (text: string) => findPages(text).map(({ page }) => page.id)
const reasonOf = (text: string, language: 'en' | 'zh', id = ids(text)[0]) =>
  findPages(text)
    .find(({ page }) => page.id === id)
    ?.reason(language)

const ENGLISH: [text: string, page: string][] = [
  ['ETag', 'page3_02'],
  ['412', 'page3_02'],
  ['If-Match', 'page3_02'],
  ['idempotency', 'page3_04'],
  ['WebSocket', 'page8_06'],
  ['web socket', 'page8_06'],
  ['SSE', 'page7_05'],
  ['retry-after', 'page8_02'],
  ['optimistic locking', 'page3_02'],
  ['virtual scroll', 'page5_04'],
  ['undo', 'page6_05'],
  ['CSV', 'page3_07'],
  ['202', 'page8_05'],
  ['CORS', 'page8_08'],
  ['how do I cancel a stale request', 'page4_04'],
  ['IndexedDB', 'page8_07'],
  ['point in polygon', 'page7_03'],
  ['captcha', 'page4_03'],
  ['autosave', 'page4_02'],
  ['RBAC', 'page3_03'],
  // One mistake, or two in a long word.
  ['idempotancy', 'page3_04'],
  ['optimistc update', 'page5_03'],
  ['WebScoket', 'page8_06'],
  ['virtaul scroling', 'page5_04'],
  ['choroplet', 'page7_04'],
  ['pluralls', 'page6_02'],
  ['sesions', 'page3_05'],
  ['autosav draaft', 'page4_02'],
  ['translatoins', 'page6_03'],
  ['servise worker', 'page8_07'],
]

const CHINESE_OR_BOTH: [text: string, page: string][] = [
  ['樂觀鎖定', 'page3_02'],
  ['樂觀更新', 'page5_03'],
  ['斷線', 'page8_06'],
  ['拖曳', 'page3_06'],
  ['虛擬捲動', 'page5_04'],
  ['時區', 'page6_04'],
  ['冪等', 'page3_04'],
  ['復原', 'page6_05'],
  ['快取', 'page8_03'],
  ['離線', 'page8_07'],
  ['驗證碼', 'page4_03'],
  ['續傳', 'page4_05'],
  ['無障礙', 'page6_06'],
  ['複數', 'page6_02'],
  ['看板', 'page5_05'],
  ['權限', 'page3_03'],
  ['多邊形', 'page7_03'],
  ['防抖', 'page5_02'],
  ['如何處理編輯衝突', 'page3_02'],
  ['缺漏的翻譯', 'page6_03'],
  ['CSV 匯入', 'page3_07'],
  ['Big5編碼', 'page3_07'],
  ['API 金鑰', 'page8_08'],
  ['429 限流', 'page8_02'],
  ['ＳＳＥ 串流', 'page7_05'],
  // Another character than in the texts, or a mistake in the English word.
  ['樂觀鎖訂', 'page3_02'],
  ['背景工做進度', 'page8_05'],
  ['聯動欄位', 'page4_04'],
  ['Websokcet 聊天', 'page8_06'],
  ['polygn 多邊形', 'page7_03'],
]

test.each([...ENGLISH, ...CHINESE_OR_BOTH])('%s is found first on %s', (text, page) => {
  expect(ids(text)[0]).toBe(page)
})

test.each([
  'xyzzy',
  'blockchain',
  'kubernetes',
  '量子力學',
  '區塊鏈',
  // A mistake too many for the length of the word, and numbers, which have none.
  'umdt',
  'sesisnos',
  '419',
  '%',
  '_%',
  '!!!',
  '\\',
  '\u0301',
])('%j finds nothing', text => {
  expect(ids(text)).toEqual([])
  expect(findTasks(text)).toEqual([])
})

test('the words of a title may be in any order, case or width, and one of them begun; a number names its page', () => {
  for (const text of [
    'my profile',
    'PROFILE my',
    'ＭＹ profile',
    'my prof',
    '我的資料',
    '3_02',
    'page3_02',
    '“My Profile”',
  ])
    expect(ids(text)[0], text).toBe('page3_02')
  expect(ids('maps').filter(id => id.startsWith('page7_'))).toHaveLength(5)
  for (const { id, meta } of pages) {
    expect(ids(meta.title.en)[0], meta.title.en).toBe(id)
    expect(ids(meta.title.zh)[0], meta.title.zh).toBe(id)
  }
})

test('a title counts more than a technique, then terms, tasks and the text', () => {
  const ranked = ids('CSV')
  const places = ['page3_07', 'page3_04', 'page5_07'].map(id => ranked.indexOf(id))
  // In a technique, in terms, in a task.
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(ids('table')[0]).toBe('page5_01')
  // “Retry” is in the title of page8_03, but “error” only in its text; page6_07 has both as terms.
  const named = findPages('error retry').filter(({ isNamed }) => isNamed)
  expect(named.map(({ page }) => page.id)).toEqual(['page6_07'])
  expect(ids('error retry')).toContain('page8_03')
})

test('a mistake is forgiven only in a word that nothing has', () => {
  expect(ids('tabel')).toEqual(ids('table'))
  // One letter from `for` and `from`, which all lessons have.
  const reasons = findPages('form').flatMap(({ reason }) => reason('en') ?? [])
  expect(reasons.length).toBeGreaterThan(5)
  for (const { text, spans } of reasons) for (const [from, to] of spans) expect(text.slice(from, to)).toMatch(/form/i)
})

test('says why a page was found, in the language of the operator if it can, with the words marked', () => {
  const marked = (text: string, language: 'en' | 'zh', id?: string) => {
    const reason = reasonOf(text, language, id)
    return reason && [reason.in, reason.task, ...reason.spans.map(([from, to]) => reason.text.slice(from, to))]
  }
  expect(marked('profile', 'en')).toBeNull()
  expect(marked('scroll virtual', 'en')).toEqual(['technique', undefined, 'Virtual', 'scrolling'])
  expect(marked('412', 'en')).toEqual(['task', 'merge', '412'])
  expect(marked('412', 'zh')).toEqual(['task', 'merge', '412'])
  expect(reasonOf('412', 'zh')?.text).toMatch(/\p{Script=Han}/u)
  expect(marked('RBAC', 'zh')).toEqual(['terms', undefined, 'RBAC'])
  expect(marked('indexeddb', 'en')).toEqual(['text', undefined, 'IndexedDB'])
  expect(marked('樂觀更新', 'en', 'page3_06')).toEqual(['text', undefined, '樂觀更新'])
})

test('of a long text, shows what is around the words', () => {
  for (const language of ['en', 'zh'] as const)
    for (const text of ['header', 'etag', '伺服器'])
      for (const { page } of findPages(text)) {
        const reason = reasonOf(text, language, page.id)
        if (!reason) continue
        expect(reason.spans[0]?.[0]).toBeLessThan(61)
        expect(reason.text).not.toContain('{{keys')
        for (const [from, to] of reason.spans) expect(reason.text.slice(from, to)).toMatch(/header|etag|伺服器?|服器/i)
      }
  expect(reasonOf('etag', 'en', 'page3_01')).toEqual({ in: 'terms', text: 'ETag', spans: [[0, 4]] })
})

test('finds the tasks that contain every word, and their titles first', () => {
  const titles = (text: string) => findTasks(text).map(({ task }) => task.title.en)
  expect(titles('412 profile')[0]).toBe('Cause a 412 on your profile, then save without losing either change')
  expect(titles('wildcard')).toEqual(['Show that a percent sign is not a wildcard'])
  expect(titles('萬用字元')).toEqual(['Show that a percent sign is not a wildcard'])
})
