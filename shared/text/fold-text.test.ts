import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldText } from './fold-text.ts'

test.each([
  ['謎擬Ｑ', '謎擬q'],
  ['Flabébé', 'flabebe'],
  ['＃００１', '#001'],
  ['ＨＰ', 'hp'],
  ['İZMİR', 'izmir'],
])('%s is compared as %s', (text, folded) => expect(foldText(text)).toBe(folded))

test('folding a text twice changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), text => {
      expect(foldText(foldText(text))).toBe(foldText(text))
    }),
  )
})
