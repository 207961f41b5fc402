import { expect, test } from 'vitest'
import type { FormField } from '#resources/forms/contract.ts'
import { type AnswerValue, carriedOver, checkAnswers, inWords, questionsOf, questionTitle } from './rules.ts'

const field = { label: { en: '', zh: '題目' }, help: { en: '', zh: '' }, isRequired: false }
const TEXT: FormField = { ...field, id: 'ftext000', kind: 'short-text', longest: 5 }
const DAY: FormField = { ...field, id: 'fday0000', kind: 'date', earliest: null, latest: null }
const MANY: FormField = {
  ...field,
  id: 'fmany000',
  kind: 'many',
  most: null,
  options: [
    { id: 'oa000000', label: { en: 'A', zh: '甲' } },
    { id: 'ob000000', label: { en: 'B', zh: '' } },
  ],
}

test('switching to another version keeps only the answers that still fit', () => {
  const answers = { ftext000: ' Long enough ', fday0000: '2026-02-28', fmany000: ['oa000000', 'ogone000'], fgone000: 1 }
  expect(carriedOver([TEXT, DAY, MANY], answers)).toEqual({ fday0000: '2026-02-28' })
  expect(carriedOver([{ ...TEXT, longest: 20 }], answers)).toEqual({ ftext000: 'Long enough' })
})

test.each(['2026-02-29', '2026-13-01', '2026-1-1', '0000-00-00', '2026-02-28T00:00'])('%s is not a valid day', day => {
  expect(checkAnswers([DAY], { fday0000: day }).issues).toEqual([{ fieldId: 'fday0000', code: 'date' }])
})

const NUMBER: FormField = { ...field, id: 'fnumber0', kind: 'number', isWhole: false, least: 1, most: 5 }
test.each<[FormField, AnswerValue, AnswerValue, string]>([
  [TEXT, '12345', '123456', 'too-long'],
  [NUMBER, 1, 0.99, 'too-small'],
  [NUMBER, 5, 5.01, 'too-big'],
  [{ ...MANY, most: 1 }, ['oa000000'], ['oa000000', 'ob000000'], 'too-many'],
  [{ ...DAY, earliest: '2026-03-01' }, '2026-03-01', '2026-02-28', 'too-early'],
  [{ ...DAY, latest: '2026-03-01' }, '2026-03-01', '2026-03-02', 'too-late'],
])('of %j, the bound itself is an answer: %j, and not %j', (question, within, beyond, code) => {
  const codesOf = (value: AnswerValue) => checkAnswers([question], { [question.id]: value }).issues.map(one => one.code)
  expect([codesOf(within), codesOf(beyond)]).toEqual([[], [code]])
})

const versions = [
  { number: 1, fields: [DAY, TEXT] },
  {
    number: 4,
    fields: [
      { ...TEXT, label: { en: 'New', zh: '新題目' } },
      { ...MANY, most: 1 },
    ],
  },
  { number: 3, fields: [{ ...TEXT, label: { en: 'Now', zh: '' } }] },
  { number: 2, fields: [MANY, TEXT] },
]

test('a reworded field becomes one question per wording; other changes do not', () => {
  const questions = questionsOf(versions)
  expect(questions.map(({ id, asked }) => [id, [...asked.keys()]])).toEqual([
    ['ftext000', [4]],
    ['ftext000-3', [3]],
    ['ftext000-2', [2, 1]],
    ['fmany000', [4, 2]],
    ['fday0000', [1]],
  ])
})

test('a reworded question lists the versions that asked it', () => {
  const titles = (language: 'en' | 'zh') => questionsOf(versions).map(question => questionTitle(question, language))
  expect(titles('en')).toEqual(['New', 'Now (version 3)', '題目 (versions 1, 2)', '題目', '題目'])
  expect(titles('zh')).toEqual(['新題目', 'Now（第 3 版）', '題目（第 1、2 版）', '題目', '題目'])
})

test('shows an answer in the language of the reader, or in the other one if it has no translation', () => {
  expect(inWords(MANY, ['ob000000', 'oa000000'], 'zh')).toBe('甲、B')
  expect(inWords({ ...field, id: 'f', kind: 'yes-no' }, false, 'en')).toBe('No')
  expect(inWords(TEXT, undefined, 'en')).toBe('')
})
