import type { FormVersion } from '#resources/forms/contract.ts'
import { inLanguage } from '#resources/forms/rules.ts'
import { csvHead, csvRows, zoned } from '#server/csv.ts'
import type { Language, Words } from '#shared/messages.ts'
import type { FormAnswer } from './contract.ts'
import { fieldsOfAll, inWords } from './rules.ts'

/** `versions`: those whose fields are columns. */
type CsvShape = { versions: readonly FormVersion[]; zone: string; language: Language }

const HEADS: Words[] = [
  { en: 'Answer', zh: '填答編號' },
  { en: 'Version', zh: '版本' },
  { en: 'Sent', zh: '送出時間' },
  { en: 'Account', zh: '帳號' },
]

export function headOf({ versions, zone, language }: CsvShape): string {
  const [id = '', version = '', sent = '', account = ''] = HEADS.map(words => words[language])
  const labels = fieldsOfAll(versions).map(({ label }) => inLanguage(label, language))
  return csvHead([id, version, `${sent} (${zone})`, account, ...labels])
}

/** Each answer in the words of its own version: an option may be called otherwise by now. What was not asked is an empty cell. */
export function rowsOf(answers: readonly FormAnswer[], { versions, zone, language }: CsvShape): string {
  const columns = fieldsOfAll(versions)
  const fieldsOf = new Map(versions.map(({ number, fields }) => [number, new Map(fields.map(one => [one.id, one]))]))
  return csvRows(
    answers.map(({ id, formVersion, createdAt, by, answers: values }) => [
      String(id),
      String(formVersion),
      zoned(createdAt, zone),
      by,
      ...columns.map(column => {
        const field = fieldsOf.get(formVersion)?.get(column.id)
        return field ? inWords(field, values[column.id], language) : ''
      }),
    ]),
  )
}
