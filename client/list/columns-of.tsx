import type { ReactNode } from 'react'
import { formatMoney } from '#client/i18n/money.ts'
import type { Column } from '#client/ui/table/column.ts'
import { type ColumnId, type Fields, type ListedField, listed, type ValuesOf } from '#shared/fields.ts'
import type { Language, Words } from '#shared/messages.ts'

/** What the usual cells need besides the row. */
type View<F extends Fields> = {
  t: (title: ColumnId<F>) => string
  language: Language
  formatDay?: (day: string) => string
  formatTime: (time: string) => string
}
type Cells<F extends Fields, V> = { [I in ColumnId<F>]?: Partial<Omit<Column<ValuesOf<F>, V>, 'id'>> }

const LENGTHS: Partial<Record<ListedField['kind'], number>> = { money: 11, day: 12, moment: 18, choice: 10 }

/** The columns of a list. Titles and cells follow from the kinds of the fields; `cells` has what is unusual. */
export function columnsOf<F extends Fields, V extends View<F>>(
  fields: F,
  cells: Cells<F, V> = {},
): (Column<ValuesOf<F>, V> & { id: ColumnId<F> })[] {
  const own: Partial<Record<string, object>> = cells
  return listed(fields).map(field => ({
    // `listed` returns the fields that have a column.
    id: field.id as ColumnId<F>,
    title: ({ t }) => t(field.id as ColumnId<F>),
    cell: (row, view) => cellOf(field, (row as Record<string, unknown>)[field.name], view),
    ...(field.kind === 'money' || field.kind === 'number' ? { align: 'end' as const } : {}),
    sortFirst: field.sort,
    typicalLength: LENGTHS[field.kind] ?? 22,
    ...own[field.id],
  }))
}

type Formats = Pick<View<Fields>, 'language' | 'formatDay' | 'formatTime'>

function cellOf(field: ListedField, value: unknown, { language, formatDay, formatTime }: Formats): ReactNode {
  if (value === null) return null
  switch (field.kind) {
    case 'names': {
      const name = (value as Words)[language]
      return <span title={name}>{name}</span>
    }
    case 'choice':
      return field.words[String(value)]?.[language]
    case 'money':
      return formatMoney(Number(value), language)
    case 'day':
      return <time dateTime={String(value)}>{formatDay?.(String(value))}</time>
    case 'moment':
      return <time dateTime={String(value)}>{formatTime(String(value))}</time>
    case 'text':
      return <span title={String(value)}>{String(value)}</span>
    default:
      return String(value)
  }
}
