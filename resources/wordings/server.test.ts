import { expect, test } from 'vitest'
import { openTestApp, refusalOf } from '#tests/test-app.ts'
import { previewWording } from './contract.ts'

const app = await openTestApp()
const me = await app.signInAs()

const TEXT = {
  interval: '(1)[one item];(2-7)[a few items];(10-inf)[a lot of items];',
  one: '{{count}} item',
  other: '{{count}} items',
}
const ask = (body: object = {}) => me.call(previewWording, { body: { language: 'en', text: TEXT, ...body } as never })

test('returns the text of each count in a range, and lists the gaps', async () => {
  const { counts, ...rest } = await ask()
  expect(rest).toEqual({
    language: 'en',
    from: 0,
    to: 20,
    gaps: [
      { from: 0, to: 0 },
      { from: 8, to: 9 },
    ],
    overlaps: [],
  })
  expect(counts).toHaveLength(21)
  expect(counts.slice(7, 9)).toEqual([
    { count: 7, text: 'a few items', interval: '2–7', category: null },
    { count: 8, text: '8 items', interval: null, category: 'other' },
  ])
})

test('plural forms alone leave no gaps, and Chinese has only one', async () => {
  const text = { one: '{{count}} item', other: '{{count}} items' }
  expect(await ask({ text, from: 0, to: 2 })).toMatchObject({
    gaps: [],
    counts: [
      { text: '0 items', category: 'other' },
      { text: '1 item', category: 'one' },
      { text: '2 items', category: 'other' },
    ],
  })
  expect(await ask({ language: 'zh', text: { other: '{{count}} 個' }, from: 1, to: 1 })).toMatchObject({
    counts: [{ text: '1 個', category: 'other' }],
  })
  expect(await refusalOf(ask({ language: 'zh', text }))).toMatchObject({
    status: 422,
    errors: [{ pointer: '/body/text/one', code: 'no-such-form' }],
  })
})

test('refuses unreadable intervals, with the position', async () => {
  const interval = '(1)[one item];(2-7)[a few items'
  expect(await refusalOf(ask({ text: { ...TEXT, interval } }))).toMatchObject({
    status: 422,
    code: 'unreadable-wording',
    at: 19,
    errors: [{ pointer: '/body/text/interval', code: 'text-unclosed' }],
  })
})

test.each([
  ['a range that goes back', { from: 5, to: 4 }, '/body/to'],
  ['a range that is too long', { from: 0, to: 101 }, '/body/to'],
  ['a count below nothing', { from: -1 }, '/body/from'],
  ['another language', { language: 'fr' }, '/body/language'],
  ['nothing to fall back to', { text: { ...TEXT, other: ' ' } }, '/body/text/other'],
  ['a text too long', { text: { ...TEXT, interval: 'x'.repeat(1001) } }, '/body/text/interval'],
])('refuses %s', async (_, body, pointer) => {
  expect(await refusalOf(ask(body))).toMatchObject({ status: 400, errors: [{ pointer }] })
})

test('needs a session', async () => {
  const call = app.as().call(previewWording, { body: { language: 'en', text: { other: 'x' } } })
  expect(await refusalOf(call)).toMatchObject({ status: 401 })
})
