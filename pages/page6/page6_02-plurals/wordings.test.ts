import { expect, test } from 'vitest'
import { translateInto } from '#client/i18n/i18n.ts'
import { ruleOf, wordingOf } from '#resources/wordings/rules.ts'
import { LANGUAGES } from '#shared/messages.ts'
import { samples } from './messages.ts'
import type { Sample } from './search-params.ts'

const COUNTS = Array.from({ length: 41 }, (_, count) => count)

test('S-I18N-3: 1, 2–7 and 10 or more have intervals; 0, 8 and 9 have none', () => {
  const gaps = COUNTS.filter(count => 'category' in ruleOf(samples.texts.items.en, count, 'en'))
  expect(gaps).toEqual([0, 8, 9])
  expect([1, 2, 7, 10, 40].map(count => ruleOf(samples.texts.items.zh, count, 'zh'))).toEqual([
    { interval: '1' },
    { interval: '2–7' },
    { interval: '2–7' },
    { interval: '10+' },
    { interval: '10+' },
  ])
})

test('a language without a singular has one category', () => {
  expect(ruleOf({ one: 'x', other: 'y' }, 1, 'en')).toEqual({ category: 'one' })
  expect(ruleOf({ other: 'y' }, 1, 'zh')).toEqual({ category: 'other' })
})

test.each(LANGUAGES)('the rule and the wording shown are those that the console uses (%s)', language => {
  for (const sample of Object.keys(samples.texts) as Sample[]) {
    const text = samples.texts[sample][language]
    for (const count of COUNTS) {
      const said = translateInto(language, samples, sample, { count })
      expect(wordingOf(text, count, language).text, `${sample} ${count}`).toBe(said)
      // An interval's wording contains no number; a plural form contains the count.
      expect(said.includes(String(count)), `${sample} ${count}`).toBe('category' in ruleOf(text, count, language))
    }
  }
})
