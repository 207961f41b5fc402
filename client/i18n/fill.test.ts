import { expect, it } from 'vitest'
import { fill } from './fill.ts'

it('puts values into a text, leaves out missing ones, and does not read those that it has put in', () => {
  expect(fill('{{ a }} and {{b}}', { a: 1, b: '{{a}} $& $t(x)' }, 'en')).toBe('1 and {{a}} $& $t(x)')
  expect(fill('[{{none}}{{nothing}}{{keys.none}}{{nothing.deep}}]', { nothing: null, keys: {} }, 'en')).toBe('[]')
  expect(fill('Press {{keys.undo}}.', { keys: { undo: 'Ctrl Z' } }, 'en')).toBe('Press Ctrl Z.')
})

it.each([
  ['en', 1, '1 row'],
  ['en', 0, '0 rows'],
  ['en', 1.5, '1.5 rows'],
  ['zh-Hant-TW', 1, '1 rows'],
  ['ja', 1, '1 rows'],
])('chooses the plural form of the language: %s, %d', (language, count, shown) => {
  expect(fill({ one: '{{count}} row', other: '{{count}} rows' }, { count }, language)).toBe(shown)
})

const INTERVALS = { one: 'one', other: 'other', interval: '(0)[none];(2-7)[a few: {{count}}];(10-inf)[lots];' }

it.each([
  [0, 'none'],
  [1, 'one'],
  [2, 'a few: 2'],
  [7, 'a few: 7'],
  [8, 'other'],
  [9, 'other'],
  [10, 'lots'],
  [1e9, 'lots'],
])('S-I18N-3: chooses the interval of a count, or else the plural form: %d', (count, shown) => {
  expect(fill(INTERVALS, { count }, 'en')).toBe(shown)
})

it('takes the general form without a count', () => {
  expect(fill(INTERVALS, {}, 'en')).toBe('other')
})
