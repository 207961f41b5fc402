import { expect, test } from 'vitest'
import { isReadableName, MAX_NAME_LENGTH, nameKeyOf, namesLike } from './rules.ts'

test.each([
  ['  TPE-1 臺北 ', 'tpe-1 臺北'],
  ['ＴＰＥ－１　臺北', 'tpe-1 臺北'],
  ['tpe-1  \u00a0臺北', 'tpe-1 臺北'],
  ['TPE\u200b-1 臺北\ufeff', 'tpe-1 臺北'],
])('compares %j as %j', (name, key) => {
  expect(nameKeyOf(name)).toBe(key)
})

test('treats different names as different', () => {
  expect(nameKeyOf('臺北')).not.toBe(nameKeyOf('台北'))
  expect(nameKeyOf('Café')).not.toBe(nameKeyOf('Cafe'))
})

test.each(['', ' \u3000', '\u200b', 'a\0b', 'a\nb', 'a\ud800'])('%j is not a readable name', name => {
  expect(isReadableName(name)).toBe(false)
})

test('increments the number of a name, or appends one', () => {
  expect(namesLike('Tainan').slice(0, 3)).toEqual(['Tainan 2', 'Tainan 3', 'Tainan 4'])
  expect(namesLike('Tainan 9').slice(0, 2)).toEqual(['Tainan 10', 'Tainan 11'])
  expect(namesLike('臺南2')[0]).toBe('臺南 3')
  expect(namesLike('7')[0]).toBe('8')
})

test.each(['x'.repeat(60), '🚚'.repeat(30), `${'x'.repeat(55)} 9999`])(
  'suggests no name over the maximum length: %s',
  name => {
    for (const one of namesLike(name)) {
      expect(one.length).toBeLessThanOrEqual(MAX_NAME_LENGTH)
      expect(isReadableName(one), one).toBe(true)
    }
  },
)
