import { csvHead, csvRows, zoned } from '#server/http/csv.ts'
import {
  type ColumnId,
  type Fields,
  FLAG_WORDS,
  type ListedField,
  listed,
  type ValuesOf,
  valueIn,
} from '#shared/fields.ts'
import type { Language, Words } from '#shared/messages.ts'

/** The query of every export. */
export type CsvShape<I extends string = string> = { columns: readonly I[]; zone: string; language: Language }
/** Cells that no kind describes: texts that come from other rows. */
export type CsvCells<F extends Fields> = { [I in ColumnId<F>]?: (row: ValuesOf<F>) => string }
/** A column that is no field. */
type CsvColumn<F extends Fields> = { title: string; cell: (row: ValuesOf<F>) => string }

/** The head and the lines of an export. Titles and cells follow from the fields; `more` columns come last. */
export function csvOfFields<F extends Fields>(
  fields: F,
  { columns, zone, language }: CsvShape<ColumnId<F>>,
  cells: CsvCells<F> = {},
  more: readonly CsvColumn<F>[] = [],
) {
  const own: Partial<Record<string, (row: ValuesOf<F>) => string>> = cells
  const all = listed(fields)
  const shown = columns.flatMap(id => all.find(one => one.id === id) ?? [])
  const cellsOf = (row: ValuesOf<F>) => [
    ...shown.flatMap(field => own[field.id]?.(row) ?? textsOf(field, valueIn(row, field), { zone, language })),
    ...more.map(({ cell }) => cell(row)),
  ]
  return {
    head: csvHead([...shown.flatMap(field => titlesOf(field, { zone, language })), ...more.map(({ title }) => title)]),
    toLines: (rows: readonly ValuesOf<F>[]) => csvRows(rows.map(cellsOf)),
  }
}

type In = { zone: string; language: Language }

const IN_DOLLARS = { en: ' (TWD)', zh: '（新臺幣）' }
/** A row's own name is exported in both languages, that of another row in one. */
const isBoth = ({ kind, from }: ListedField) => kind === 'names' && !from

function titlesOf(field: ListedField, { zone, language }: In): string[] {
  const title = field.title[language]
  if (isBoth(field)) return [title, language === 'en' ? `${title} (Chinese)` : `中文${title}`]
  if (field.kind === 'money') return [title + IN_DOLLARS[language]]
  return [field.kind === 'moment' ? `${title} (${zone})` : title]
}

function textsOf(field: ListedField, value: unknown, { zone, language }: In): string[] {
  if (value === null || value === undefined) return isBoth(field) ? ['', ''] : ['']
  switch (field.kind) {
    case 'names': {
      // The schema of this kind.
      const words = value as Words
      return isBoth(field) ? [words.en, words.zh] : [words[language]]
    }
    case 'choice':
      return [field.words?.[String(value)]?.[language] ?? String(value)]
    case 'money':
      return [dollars(Number(value))]
    case 'moment':
      return [zoned(String(value), zone)]
    case 'flag':
      return [FLAG_WORDS[value === true ? 'yes' : 'no'][language]]
    case 'json':
      return [JSON.stringify(value)]
    case 'text':
    case 'number':
    case 'day':
    case 'id':
      return [String(value)]
  }
}

/** A plain number, which a spreadsheet can add up, with cents only if there are any. */
export const dollars = (cents: number) => (cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2))
