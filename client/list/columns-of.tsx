import type { ReactNode } from 'react'
import type { Formats, MomentStyle } from '#client/i18n/formats.ts'
import type { Column } from '#client/ui/table/column.ts'
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

/** What the usual cells need besides the row. */
type Shown = { language: Language; formats: Formats }
type View<F extends Fields> = Shown & { t: (title: ColumnId<F>) => string }
type Cells<F extends Fields, R, V> = { [I in ColumnId<F>]?: Partial<Omit<Column<R, V>, 'id'>> }

const LENGTHS: Partial<Record<ListedField['kind'], number>> = {
  money: 11,
  number: 6,
  flag: 4,
  day: 12,
  moment: 12,
  choice: 10,
}

/**
 * The columns of a list. Titles and cells follow from the kinds of the fields; `cells` has what is unusual. `R` is the
 * row of a list that shows more than the fields.
 */
export function columnsOf<F extends Fields, V extends View<F>, R extends ValuesOf<F> = ValuesOf<F>>(
  fields: F,
  cells: Cells<F, R, V> = {},
  style: MomentStyle = 'listed',
): (Column<R, V> & { id: ColumnId<F> })[] {
  const own: Partial<Record<string, object>> = cells
  return listed(fields).map(field => {
    // `listed` returns the fields that have a column.
    const id = field.id as ColumnId<F>
    return {
      id,
      title: ({ t }) => t(id),
      cell: (row, view) => cellOf(field, valueIn(row, field), view, style),
      ...(field.kind === 'money' || field.kind === 'number' ? { align: 'end' as const } : {}),
      sortFirst: field.sort,
      typicalLength: LENGTHS[field.kind] ?? 22,
      ...own[id],
    }
  })
}

function cellOf(field: ListedField, value: unknown, { language, formats }: Shown, style: MomentStyle): ReactNode {
  if (value === null || value === undefined) return null
  const text = String(value)
  switch (field.kind) {
    case 'names': {
      // The schema of this kind.
      const name = (value as Words)[language]
      return <span title={name}>{name}</span>
    }
    case 'choice':
      return field.words?.[text]?.[language] ?? text
    case 'money':
      return formats.money(Number(value))
    case 'number':
      return formats.number(Number(value))
    case 'flag':
      return FLAG_WORDS[value === true ? 'yes' : 'no'][language]
    case 'day':
      return <time dateTime={text}>{formats.day(text)}</time>
    case 'moment':
      return (
        <time dateTime={text} title={formats.moment(text, 'dateTimeSeconds')}>
          {formats.moment(text, style)}
        </time>
      )
    case 'text':
      return <span title={text}>{text}</span>
    case 'json':
      return JSON.stringify(value)
    case 'id':
      return text
  }
}
