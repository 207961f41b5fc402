import { Fact } from '#client/ui/fact.tsx'
import look from '#client/ui/look.module.css'
import type { Column } from '#client/ui/table/column.ts'

type Props<R, V> = { label: string; columns: readonly Column<R, V>[]; row: R; view: V }

/** What the columns of a list show of one row, for its pane. */
export const RowFacts = <R, V>({ label, columns, row, view }: Props<R, V>) => (
  <dl className={look.facts} aria-label={label}>
    {columns.map(({ id, title, cell }) => (
      <Fact key={id} name={title(view)}>
        {cell(row, view)}
      </Fact>
    ))}
  </dl>
)
