import { expect, test } from 'vitest'
import { findPages } from './catalogue.ts'
import { pages } from './router.ts'

const ids = (text: string) => findPages(text).map(({ id }) => id)

test('finds a page by words of either language, in any case, width or order', () => {
  expect(ids('my profile')[0]).toBe('page3_02')
  expect(ids('PROFILE my')[0]).toBe('page3_02')
  expect(ids('我的資料')[0]).toBe('page3_02')
  expect(ids('ＬＯＧＩＮ')[0]).toBe('page3_04')
  expect(ids('etag')).toContain('page3_02')
  expect(ids('412')).toContain('page3_02')
  expect(ids('idempotency')).toContain('page5_03')
  expect(ids('websocket')[0]).toBe('page8_06')
  expect(ids('SSE')).toContain('page7_05')
  expect(ids('e-tag conflict').concat(ids('edit conflicts'))).toContain('page3_02')
})

test('ranks titles before techniques; an empty text matches all, nonsense matches none', () => {
  expect(ids('table')[0]).toBe('page5_01')
  expect(ids(' ')).toHaveLength(pages.length)
  expect(ids('xyzzy')).toEqual([])
  expect(ids('8_04')[0]).toBe('page8_04')
})

test.each(['%', '_%', '!!!', '\\', '?!', '\u0301', 'profile!!!', '"'])(
  '%j finds the pages that contain it, or none',
  text => {
    const texts = (id: string) => JSON.stringify(pages.find(page => page.id === id)?.meta) + id
    for (const id of ids(text)) expect(texts(id)).toContain(text)
    expect(ids(text).length).toBeLessThan(pages.length)
  },
)

test('finds a name by a punctuation mark that it contains', () => {
  expect(ids('&')).toContain('page5_07')
})
