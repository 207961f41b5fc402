import type { FormField } from '#resources/forms/contract.ts'
import { inLanguage } from '#resources/forms/rules.ts'
import type { Language, Words } from '#shared/messages.ts'
import { defineWords } from '#shared/platform/words.ts'
import { isReadableText } from '#shared/text/readable-text.ts'

/** The limit for all forms of a sandbox together, because every fork copies the answers. */
export const MAX_ANSWERS = 2000
/** The limit for a whole answer as JSON. */
export const MAX_ANSWER_LENGTH = 20_000

/** A text, a number, an option id, several option ids, a date or a boolean; null if not answered. */
export type AnswerValue = string | number | boolean | string[] | null
/** By field id. */
export type Answers = Record<string, AnswerValue>
/** The answers without the empty ones. */
export type KeptAnswers = Record<string, NonNullable<AnswerValue>>
/** A field that does not validate, with the bound that the value exceeds, if there is one. */
export type AnswerIssue = { fieldId: string; code: string; bound?: number }

type Wrong = { code: string; bound?: number } | null
const DAY = /^\d{4}-\d\d-\d\d$/

/** Trims text, and turns empty text and empty choices into null. */
function tidied(value: AnswerValue | undefined): AnswerValue {
  if (typeof value === 'string') return value.trim() || null
  if (Array.isArray(value)) return value.length > 0 ? value : null
  return value ?? null
}

function isDay(text: string): boolean {
  const time = DAY.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  // `Date` turns 30 February into a day in March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

const wrongInText = (text: string, longest: number): Wrong => {
  if (!isReadableText(text)) return { code: 'not-readable' }
  return text.length > longest ? { code: 'too-long', bound: longest } : null
}

function wrongInNumber(value: number, { isWhole, least, most }: FormField & { kind: 'number' }): Wrong {
  if (!Number.isFinite(value)) return { code: 'number' }
  if (isWhole && !Number.isInteger(value)) return { code: 'int' }
  if (least !== null && value < least) return { code: 'too-small', bound: least }
  return most !== null && value > most ? { code: 'too-big', bound: most } : null
}

function wrongInMany(chosen: readonly string[], { options, most }: FormField & { kind: 'many' }): Wrong {
  const isOffered = (id: string) => options.some(option => option.id === id)
  if (!chosen.every(isOffered) || new Set(chosen).size < chosen.length) return { code: 'not-offered' }
  return most !== null && chosen.length > most ? { code: 'too-many', bound: most } : null
}

function wrongInDay(day: string, { earliest, latest }: FormField & { kind: 'date' }): Wrong {
  if (!isDay(day)) return { code: 'date' }
  if (earliest !== null && day < earliest) return { code: 'too-early' }
  return latest !== null && day > latest ? { code: 'too-late' } : null
}

function wrongIn(field: FormField, value: AnswerValue): Wrong {
  if (value === null) return field.isRequired ? { code: 'required' } : null
  switch (field.kind) {
    case 'short-text':
      if (typeof value === 'string')
        return value.includes('\n') ? { code: 'one-line' } : wrongInText(value, field.longest)
      break
    case 'long-text':
      if (typeof value === 'string') return wrongInText(value, field.longest)
      break
    case 'number':
      if (typeof value === 'number') return wrongInNumber(value, field)
      break
    case 'one':
      if (typeof value === 'string')
        return field.options.some(({ id }) => id === value) ? null : { code: 'not-offered' }
      break
    case 'many':
      if (Array.isArray(value)) return wrongInMany(value, field)
      break
    case 'date':
      if (typeof value === 'string') return wrongInDay(value, field)
      break
    case 'yes-no':
      if (typeof value === 'boolean') return null
      break
  }
  return { code: 'wrong-kind' }
}

/**
 * Validates answers against the fields of a version. The browser calls it for instant feedback, and the server to
 * decide. Returns the values to store: trimmed, and without empty ones.
 */
export function checkAnswers(fields: readonly FormField[], answers: Answers) {
  const kept: KeptAnswers = {}
  const issues: AnswerIssue[] = []
  for (const field of fields) {
    const value = tidied(answers[field.id])
    const wrong = wrongIn(field, value)
    if (wrong) issues.push({ fieldId: field.id, ...wrong })
    else if (value !== null) kept[field.id] = value
  }
  const asked = new Set(fields.map(({ id }) => id))
  for (const id of Object.keys(answers)) if (!asked.has(id)) issues.push({ fieldId: id, code: 'unknown-field' })
  return { kept, issues }
}

/** Keeps the answers that fit other fields, so that nobody types them again after switching to another version. */
export const carriedOver = (fields: readonly FormField[], answers: Answers): Answers =>
  Object.fromEntries(
    fields.flatMap(field => {
      const value = tidied(answers[field.id])
      return value !== null && wrongIn(field, value) === null ? [[field.id, value]] : []
    }),
  )

/** A question with the same wording in one or more versions. */
export type Question = {
  /** The field's id, followed by a version number if a newer version rewords it. */
  id: string
  fieldId: string
  label: Words
  /** The versions with this wording, and their fields: options can differ. */
  asked: ReadonlyMap<number, FormField>
  /** A newer version has another wording for the same field. */
  isReworded: boolean
}

const isSameQuestion = (one: FormField, other: FormField) =>
  one.kind === other.kind && one.label.en === other.label.en && one.label.zh === other.label.zh

/**
 * The questions of these versions. A reworded field becomes one question per wording, so that each answer stays under
 * the words it answers. Questions of the newest version come first, each followed by its earlier wordings.
 */
export function questionsOf(versions: readonly { number: number; fields: readonly FormField[] }[]): Question[] {
  const questions: (Question & { asked: Map<number, FormField> })[] = []
  for (const { number, fields } of versions.toSorted((one, other) => other.number - one.number))
    for (const field of fields) {
      // The ids are compared first: fifty versions can have two thousand questions.
      const same = questions.find(
        ({ fieldId, asked }) => fieldId === field.id && [...asked.values()].some(one => isSameQuestion(one, field)),
      )
      if (same) {
        same.asked.set(number, field)
        continue
      }
      const newer = questions.findLastIndex(({ fieldId }) => fieldId === field.id)
      const isReworded = newer >= 0
      const id = isReworded ? `${field.id}-${number}` : field.id
      const question = { id, fieldId: field.id, label: field.label, asked: new Map([[number, field]]), isReworded }
      questions.splice(isReworded ? newer + 1 : questions.length, 0, question)
    }
  return questions
}

/** The heading above the answers; a reworded question lists its versions. */
export function questionTitle({ label, asked, isReworded }: Question, language: Language): string {
  const text = inLanguage(label, language)
  if (!isReworded) return text
  const numbers = [...asked.keys()].sort((one, other) => one - other)
  if (language === 'zh') return `${text}（第 ${numbers.join('、')} 版）`
  return `${text} (${numbers.length === 1 ? 'version' : 'versions'} ${numbers.join(', ')})`
}

const ANSWERS = defineWords('form-answer', { yes: { en: 'Yes', zh: '是' }, no: { en: 'No', zh: '否' } })

/** Formats an answer for display; empty if not answered. */
export function inWords(field: FormField, value: AnswerValue | undefined, language: Language): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return ANSWERS[value ? 'yes' : 'no'][language]
  if (field.kind !== 'one' && field.kind !== 'many') return String(value)
  const chosen = [value].flat()
  return field.options
    .filter(({ id }) => chosen.includes(id))
    .map(({ label }) => inLanguage(label, language))
    .join(language === 'zh' ? '、' : ', ')
}
