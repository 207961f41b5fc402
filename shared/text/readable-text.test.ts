import { expect, test } from 'vitest'
import { cutText, isReadableLine, isReadableText } from './readable-text.ts'

test.each([
  ['臺北 😀', true, true],
  ['', true, true],
  ['a\nb', false, true],
  ['a\tb', false, false],
  ['a\0', false, false],
  ['\u0085', false, false],
  ['\ud83d', false, false],
])('%j', (text, isLine, isText) => {
  expect([isReadableLine(text), isReadableText(text)]).toEqual([isLine, isText])
})

test('a cut leaves no half characters', () => {
  expect(cutText('ab😀', 4)).toBe('ab😀')
  expect(cutText('ab😀', 3)).toBe('ab')
  expect(cutText('ab', 3)).toBe('ab')
})
