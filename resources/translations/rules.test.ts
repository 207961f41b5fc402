import { expect, test } from 'vitest'
import { findCatalogue } from './catalogue.ts'
import { partsOf, readText } from './entity.ts'
import { checkForms, formsAllowed, formsNeeded, isTooLong, lacksSingular, pseudoForms, pseudoOf } from './rules.ts'
import { companyRows } from './seed.ts'

const ROWS = { one: '{{count}} row of {{name}}', other: '{{count}} rows of {{name}}' }

test('a plural needs the forms of its language', () => {
  expect(formsNeeded(ROWS, 'en')).toEqual(['one', 'other'])
  expect(formsNeeded(ROWS, 'ja')).toEqual(['other'])
  expect(formsNeeded({ ...ROWS, interval: '(1)[x]' }, 'zh')).toEqual(['other', 'interval'])
  expect(formsAllowed({ other: '{{count}} days' }, 'en')).toEqual(['one', 'other'])
  expect(formsAllowed({ other: '{{count}} days' }, 'zh')).toEqual(['other'])
  expect(checkForms({ other: '{{count}} rows of {{name}}' }, ROWS, 'en')).toEqual([
    { form: 'one', code: 'plural-forms' },
  ])
})

test('placeholders must be those of the English text; a plural form may spell out its number', () => {
  const codes = (one: string, other: string) => checkForms({ one, other }, ROWS, 'en').map(({ form }) => form)
  expect(codes('one row of {{name}}', '{{count}} rows of {{name}}')).toEqual([])
  expect(codes('one row', '{{count}} rows of {{name}}')).toEqual(['one'])
  expect(codes('one row of {{name}}', '{{count}} rows of {{file}}')).toEqual(['other'])
  expect(codes('one row of {{name}', '{{count}} rows of {{name}}')).toEqual(['one'])
  expect(codes('one row of {{name}} $t(rows)', '{{count}} rows of {{name}}')).toEqual(['one'])
})

test('finds texts that are too long or lack a singular', () => {
  // Half as much again as three letters, rounded up, and eight more.
  expect([13, 14].map(length => isTooLong({ other: 'x'.repeat(length) }, { other: 'Add' }))).toEqual([false, true])
  expect(isTooLong({ other: '儲存' }, { other: 'Save' })).toBe(false)
  expect(isTooLong({ other: '儲存'.repeat(5) }, { other: 'Save' })).toBe(true)
  expect(lacksSingular({ other: '{{count}} days' }, 'en')).toBe(true)
  expect(lacksSingular({ one: 'one day', other: '{{count}} days' }, 'en')).toBe(false)
  expect(lacksSingular({ other: '{{count}} days' }, 'zh')).toBe(false)
})

test('the pseudo-locale keeps placeholders and intervals, and is a third longer', () => {
  expect(pseudoOf('Save {{name}}')).toMatch(/^\[Š\S{3} {{name}} \S{3}\]$/)
  expect(pseudoOf('x'.repeat(30))).toHaveLength(46)
  // It gets longer by words, not by one that no line can break.
  const words = pseudoOf('A sentence of words, none of which is very long, gets more of such words.').split(' ')
  expect(Math.max(...words.map(word => word.length))).toBeLessThan(12)
  const { interval } = pseudoForms({ other: 'x', interval: '(1)[one];(2-inf)[many];' })
  expect(interval).toMatch(/^\(1\)\[ö\S+ \S+\];\(2-inf\)\[ṁ\S+ \S+\];$/)
})

test('every text of the pseudo-locale and of the seeded data could be published', async () => {
  const { texts, byName } = await findCatalogue()
  for (const { name, english } of texts) expect(checkForms(pseudoForms(english), english, 'en'), name).toEqual([])
  const { translation } = companyRows.make(null as never)
  for (const { id, text } of translation) {
    const { language, name } = partsOf(id)
    const source = byName.get(name)
    const forms = readText(text)
    expect(source && forms && checkForms(forms, source.english, language), id).toEqual([])
  }
})
