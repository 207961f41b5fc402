import type { FormField } from '#resources/forms/contract.ts'
import type { FormAnswer, QuestionSummary } from './contract.ts'
import type { Question } from './rules.ts'

/** How many of the newest texts are shown. */
const TEXTS = 5
/** Whole numbers within this range are counted one by one, others in this many ranges. */
const SINGLE_VALUES = 12
const RANGES = 6
/** The most days, months or years along an axis. */
const MAX_STEPS = 24
const DAY_MS = 86_400_000
/** The lengths of a day, a month and a year as text. */
const SPANS = [10, 7, 4]

type Counts = QuestionSummary['counts']

/** Collects answers, newest first, and returns a summary of each question. */
export function createSummary(questions: readonly Question[]) {
  const collected = questions.map(question => ({ question, asked: 0, values: [] as Given[] }))
  return {
    add(answers: readonly FormAnswer[]) {
      for (const { id: answerId, formVersion, answers: values } of answers)
        for (const one of collected) {
          if (!one.question.asked.has(formVersion)) continue
          one.asked++
          const value = values[one.question.fieldId]
          if (value !== undefined) one.values.push({ answerId, value })
        }
    },
    questions: (): QuestionSummary[] =>
      collected.map(({ question, asked, values }) => ({
        id: question.id,
        asked,
        answered: values.length,
        ...summaryOf([...question.asked.values()], values),
      })),
  }
}

type Given = { answerId: number; value: FormAnswer['answers'][string] }
type Summary = Pick<QuestionSummary, 'counts' | 'mean' | 'texts'>

/** `fields`: those of each version, which have one kind. The newest comes first. */
function summaryOf(fields: FormField[], given: Given[]): Summary {
  const nothing = { counts: [], mean: null, texts: [] }
  const values = given.map(({ value }) => value)
  switch (fields[0]?.kind) {
    case 'one':
    case 'many': {
      const offered = fields.flatMap(field => ('options' in field ? field.options.map(({ id }) => id) : []))
      return { ...nothing, counts: countOf([...new Set(offered)], values.flat()) }
    }
    case 'yes-no':
      return { ...nothing, counts: countOf([true, false], values) }
    case 'number': {
      const numbers = values.filter(value => typeof value === 'number')
      const mean = numbers.length > 0 ? numbers.reduce((sum, one) => sum + one / numbers.length, 0) : null
      return { ...nothing, counts: numberCounts(numbers, fields[0]), mean }
    }
    case 'date':
      return { ...nothing, counts: dayCounts(values.filter(value => typeof value === 'string')) }
    default:
      return {
        ...nothing,
        texts: given.slice(0, TEXTS).map(({ answerId, value }) => ({ answerId, text: String(value) })),
      }
  }
}

type NumberField = FormField & { kind: 'number' }
const isScale = (field: NumberField): field is NumberField & { least: number; most: number } =>
  field.isWhole && field.least !== null && field.most !== null && field.most - field.least < SINGLE_VALUES

function countOf(wanted: readonly Counts[number]['value'][], values: readonly unknown[]): Counts {
  const counts = new Map<unknown, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return wanted.map(value => ({ value, to: null, count: counts.get(value) ?? 0 }))
}

function numberCounts(numbers: readonly number[], field: NumberField): Counts {
  if (numbers.length === 0) return []
  const found = [Math.min(...numbers), Math.max(...numbers)] as const
  // A scale is shown as a whole, also the numbers that nobody chose.
  const [least, most] = isScale(field) ? [Math.min(found[0], field.least), Math.max(found[1], field.most)] : found
  if (least === most) return countOf([least], numbers)
  if (numbers.every(Number.isInteger) && most - least < SINGLE_VALUES)
    return countOf(
      Array.from({ length: most - least + 1 }, (_, step) => least + step),
      numbers,
    )
  const width = (most - least) / RANGES
  return Array.from({ length: RANGES }, (_, at) => {
    const isLast = at === RANGES - 1
    const [value, to] = [least + at * width, isLast ? most : least + (at + 1) * width]
    return { value, to, count: numbers.filter(one => one >= value && (isLast || one < to)).length }
  })
}

/** By day, month or year: the finest of which there are not too many between the first and the last. */
function dayCounts(days: readonly string[]): Counts {
  const sorted = days.toSorted()
  const [first, last] = [sorted[0], sorted.at(-1)]
  if (first === undefined || last === undefined) return []
  for (const length of SPANS) {
    const steps = stepsBetween(first, last, length)
    if (steps)
      return countOf(
        steps,
        days.map(day => day.slice(0, length)),
      )
  }
  // So far apart that a gap would hide everything else.
  const years = days.map(day => day.slice(0, 4))
  return countOf([...new Set(years)].sort(), years)
}

/** The days, months or years from the first day to the last; null if there are too many. */
function stepsBetween(first: string, last: string, length: number): string[] | null {
  const steps = new Set<string>()
  for (let day = Date.parse(first.slice(0, length)); ; day += DAY_MS) {
    const text = new Date(day).toISOString().slice(0, length)
    if (text > last.slice(0, length)) return [...steps]
    steps.add(text)
    if (steps.size > MAX_STEPS) return null
  }
}
