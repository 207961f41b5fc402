import type { FormVersion } from '#resources/forms/contract.ts'
import { csvHead, csvRows, zoned } from '#server/http/csv.ts'
import type { Language, Words } from '#shared/messages.ts'
import type { FormAnswer } from './contract.ts'
import { inWords, questionsOf, questionTitle } from './rules.ts'

/** `versions`: the versions whose questions become columns. */
type CsvShape = { versions: readonly FormVersion[]; zone: string; language: Language }

const HEADS: Words[] = [
  { en: 'Answer', zh: '填答編號' },
  { en: 'Version', zh: '版本' },
  { en: 'Sent', zh: '送出時間' },
  { en: 'Account', zh: '帳號' },
]

export function headOf({ versions, zone, language }: CsvShape): string {
  const [id = '', version = '', sent = '', account = ''] = HEADS.map(words => words[language])
  const labels = questionsOf(versions).map(question => questionTitle(question, language))
  return csvHead([id, version, `${sent} (${zone})`, account, ...labels])
}

/**
 * Each answer under its question, with the labels of its own version. Questions that were not asked are empty cells.
 */
export function rowsOf(answers: readonly FormAnswer[], { versions, zone, language }: CsvShape): string {
  const questions = questionsOf(versions)
  return csvRows(
    answers.map(({ id, formVersion, createdAt, by, answers: values }) => [
      String(id),
      String(formVersion),
      zoned(createdAt, zone),
      by,
      ...questions.map(({ fieldId, asked }) => {
        const field = asked.get(formVersion)
        return field ? inWords(field, values[fieldId], language) : ''
      }),
    ]),
  )
}
