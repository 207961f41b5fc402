import { expect, test } from 'vitest'
import type { FormField } from '#resources/forms/contract.ts'
import { COUNT, DESIGN, NAME } from '#resources/forms/samples.ts'
import type { FormAnswer } from './contract.ts'
import { questionsOf } from './rules.ts'
import { createSummary } from './summary.ts'

let id = 100
const answer = (answers: FormAnswer['answers'], formVersion = 1): FormAnswer => ({
  id: id--,
  formId: 1,
  formVersion,
  answers,
  by: 'admin',
  createdAt: '2026-01-01T00:00:00.000Z',
  version: 1,
  updatedAt: '2026-01-01T00:00:00.000Z',
})
const summarize = (versions: FormField[][], answers: FormAnswer[]) => {
  const summary = createSummary(questionsOf(versions.map((fields, index) => ({ number: index + 1, fields }))))
  summary.add(answers)
  return Object.fromEntries(summary.questions().map(one => [one.id, one]))
}
/** Without bounds. */
const ANY = { ...COUNT, least: null, most: null } as FormField
const countsOf = (field: FormField, values: FormAnswer['answers'][string][]) =>
  summarize(
    [[field]],
    values.map(value => answer({ [field.id]: value })),
  )[field.id]?.counts.map(({ value, to, count }) => [to === null ? value : `${value}–${to}`, count])
const fieldOf = (kind: FormField['kind']) => DESIGN.fields.find(field => field.kind === kind) ?? NAME

test('counts every option, also those that nobody chose', () => {
  expect(countsOf(fieldOf('one'), ['oblue000', 'oblue000'])).toEqual([
    ['ored0000', 0],
    ['oblue000', 2],
  ])
  expect(countsOf(fieldOf('many'), [['orain000', 'opegs000'], ['orain000']])).toEqual([
    ['orain000', 2],
    ['opegs000', 1],
    ['obag0000', 0],
  ])
  expect(countsOf(fieldOf('yes-no'), [true, true, false])).toEqual([
    [true, 2],
    [false, 1],
  ])
})

test('counts few whole numbers one by one, and others in ranges that leave none out', () => {
  expect(countsOf(ANY, [])).toEqual([])
  expect(countsOf(ANY, [3, 3])).toEqual([[3, 2]])
  expect(countsOf(ANY, [1, 4, 4])).toEqual([
    [1, 1],
    [2, 0],
    [3, 0],
    [4, 2],
  ])
  expect(countsOf({ ...COUNT, least: 1, most: 3 } as FormField, [3, 3])).toEqual([
    [1, 0],
    [2, 0],
    [3, 2],
  ])
  const ranges = countsOf(ANY, [0, 10, 19.5, 20, 60])
  expect(ranges?.map(([range]) => range)).toEqual(['0–10', '10–20', '20–30', '30–40', '40–50', '50–60'])
  expect(ranges?.map(([, count]) => count)).toEqual([1, 2, 1, 0, 0, 1])
  expect(summarize([[COUNT]], [answer({ fcount00: 1 }), answer({ fcount00: 2 })]).fcount00?.mean).toBe(1.5)
})

test('counts days, or months or years if there are many, without gaps', () => {
  const DATE = fieldOf('date')
  expect(countsOf(DATE, ['2026-03-03', '2026-03-01', '2026-03-03'])).toEqual([
    ['2026-03-01', 1],
    ['2026-03-02', 0],
    ['2026-03-03', 2],
  ])
  expect(countsOf(DATE, ['2026-01-31', '2026-03-01'])).toEqual([
    ['2026-01', 1],
    ['2026-02', 0],
    ['2026-03', 1],
  ])
  expect(countsOf(DATE, ['2020-02-29', '2023-01-01'])?.map(([year]) => year)).toEqual(['2020', '2021', '2022', '2023'])
  expect(countsOf(DATE, ['0001-01-01', '2026-01-01', '9999-12-31'])?.map(([year]) => year)).toEqual([
    '0001',
    '2026',
    '9999',
  ])
  expect(countsOf(DATE, [])).toEqual([])
})

test('counts an answer only under the question that its version asked', () => {
  const reworded = { ...NAME, label: { en: 'Full name', zh: '全名' } }
  const found = summarize(
    [[NAME, COUNT], [reworded]],
    [answer({ fname000: 'Ann' }, 2), answer({ fname000: 'Bo', fcount00: 1 }), answer({ fname000: 'Cy' })],
  )
  expect(found.fname000).toMatchObject({ asked: 1, answered: 1, texts: [{ text: 'Ann' }] })
  expect(found['fname000-1']).toMatchObject({ asked: 2, answered: 2, texts: [{ text: 'Bo' }, { text: 'Cy' }] })
  expect(found.fcount00).toMatchObject({ asked: 2, answered: 1 })
})
