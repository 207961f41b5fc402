import { expect, test } from 'vitest'
import type { FormField } from '#resources/forms/contract.ts'
import { carriedOver, checkAnswers, fieldsOfAll, inWords } from './rules.ts'

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

test('who goes over to another version keeps what fits it, and nothing else', () => {
  const answers = { ftext000: ' Long enough ', fday0000: '2026-02-28', fmany000: ['oa000000', 'ogone000'], fgone000: 1 }
  expect(carriedOver([TEXT, DAY, MANY], answers)).toEqual({ fday0000: '2026-02-28' })
  expect(carriedOver([{ ...TEXT, longest: 20 }], answers)).toEqual({ ftext000: 'Long enough' })
})

test.each(['2026-02-29', '2026-13-01', '2026-1-1', '0000-00-00', '2026-02-28T00:00'])('%s is no day', day => {
  expect(checkAnswers([DAY], { fday0000: day }).faults).toEqual([{ fieldId: 'fday0000', code: 'date' }])
})

test('columns are those of the newest version, then what only earlier ones asked, each as it was asked last', () => {
  const renamed = { ...TEXT, label: { en: 'New', zh: '' } }
  const fields = fieldsOfAll([
    { number: 1, fields: [DAY, TEXT] },
    { number: 3, fields: [renamed] },
    { number: 2, fields: [MANY, TEXT] },
  ])
  expect(fields).toEqual([renamed, MANY, DAY])
})

test('an answer is read in the language of the reader, as far as it was written in it', () => {
  expect(inWords(MANY, ['ob000000', 'oa000000'], 'zh')).toBe('甲、B')
  expect(inWords({ ...field, id: 'f', kind: 'yes-no' }, false, 'en')).toBe('No')
  expect(inWords(TEXT, undefined, 'en')).toBe('')
})
