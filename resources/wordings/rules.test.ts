import { expect, test } from 'vitest'
import { lookOver, parseIntervals, ruleOf, wordingOf } from './rules.ts'

const ITEMS = '(1)[one item];(2-7)[a few items];(10-inf)[a lot of items];'
const read = (source: string) => {
  const { issue, ...rest } = parseIntervals(source) as { issue: null; intervals: [] }
  expect(issue).toBeNull()
  return rest.intervals
}

test('parses intervals, with spaces between their parts', () => {
  const expected = [
    { from: 1, to: 1, text: 'one item' },
    { from: 2, to: 7, text: 'a few items' },
    { from: 10, to: Number.POSITIVE_INFINITY, text: 'a lot of items' },
  ]
  expect(read(ITEMS)).toEqual(expected)
  expect(read(` ${ITEMS.replaceAll(';', ' ;\n ').replaceAll('[', ' [')}`)).toEqual(expected)
  expect(read(' ')).toEqual([])
})

test.each([
  ['no range', '1[one]', { code: 'range-expected', at: 0 }],
  ['no number', '(1)[one];(few)[x]', { code: 'number-expected', at: 10 }],
  ['an open range', '(1-)[one]', { code: 'number-expected', at: 1 }],
  ['a range that goes back', '(1)[one]; (7-2)[x]', { code: 'range-backwards', at: 11 }],
  ['no text', '(1);(2)[x]', { code: 'text-expected', at: 3 }],
  ['an empty text', '(1)[]', { code: 'text-expected', at: 3 }],
  ['a text that is not closed', '(1)[one;(2)[x]', { code: 'text-unclosed', at: 3 }],
  ['a text that never ends', '(1)[one', { code: 'text-unclosed', at: 3 }],
  ['nothing between two', '(1)[one](2)[x]', { code: 'separator-expected', at: 8 }],
])('reports the issue of %s, with its position', (_, source, issue) => {
  expect(parseIntervals(source)).toEqual({ issue })
})

test('uses the first interval that contains a count, otherwise the plural form of the language', () => {
  const text = { interval: `${ITEMS}(5-6)[never said]`, one: '{{count}} item', other: '{{count}} items' }
  const said = [0, 1, 5, 8, 10].map(count => wordingOf(text, count, 'en').text)
  expect(said).toEqual(['0 items', 'one item', 'a few items', '8 items', 'a lot of items'])
  expect(wordingOf({ one: '{{count}} item', other: 'x' }, 1, 'en')).toEqual({
    text: '1 item',
    rule: { category: 'one' },
  })
  expect(wordingOf('{{count}} 個', 1, 'zh').text).toBe('1 個')
  expect(ruleOf(text, 7, 'zh')).toEqual({ interval: '2–7' })
})

test('lists gaps and overlaps within the requested range', () => {
  const look = (source: string, from = 0, to = 20) => lookOver({ intervals: read(source), from, to })
  expect(look(ITEMS)).toEqual({
    gaps: [
      { from: 0, to: 0 },
      { from: 8, to: 9 },
    ],
    overlaps: [],
  })
  expect(look(ITEMS, 9, 30).gaps).toEqual([{ from: 9, to: 9 }])
  expect(look('(0-5)[a];(4-inf)[b]')).toEqual({ gaps: [], overlaps: [{ from: 4, to: 5 }] })
  expect(look('')).toEqual({ gaps: [], overlaps: [] })
})
