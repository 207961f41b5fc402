import IconArrowDown from '@tabler/icons-react/dist/esm/icons/IconArrowDown.mjs'
import IconArrowUp from '@tabler/icons-react/dist/esm/icons/IconArrowUp.mjs'
import look from '#client/ui/look.module.css'
import type { Arrangement } from './arrangement.ts'
import type { Column } from './column.ts'
import { type RowSelection, SelectableHead } from './row-selection.tsx'
import { nextSort, parseSort } from './sort.ts'
import styles from './table.module.css'

type HeadProps<R, V> = {
  columns: readonly Column<R, V>[]
  view: V
  sort: string
  onSortChange?: (sort: string) => void
  /** How many columns, from the first, stay in view. */
  pinnedCount: number
  /** The current column of grid mode, if it is in the head. */
  activeColumn: number | null
  edgeOf: Arrangement['edgeOf'] | undefined
  selection?: RowSelection<R>
}

export function Head<R, V>(props: HeadProps<R, V>) {
  const { columns, view, sort, onSortChange, pinnedCount, activeColumn, edgeOf, selection } = props
  const { id: sorted, isDescending } = parseSort(sort)
  return (
    <thead className={styles.head}>
      <tr data-row={0}>
        {columns.map((column, index) => {
          const title = column.title(view)
          const isSorted = column.id === sorted
          const Arrow = isSorted && isDescending ? IconArrowDown : IconArrowUp
          const { sortFirst } = column
          const words =
            sortFirst && onSortChange ? (
              <button
                type="button"
                className={`${look.inline} ${look.middle} ${look.roundedSmall} ${look.startText} ${styles.sort}`}
                data-gap="4"
                data-sorted={isSorted || undefined}
                onClick={() => onSortChange(nextSort(sort, column.id, sortFirst))}
              >
                {title}
                <Arrow size={14} className={styles.arrow} aria-hidden={true} />
              </button>
            ) : column.isTitleHidden ? (
              <span className="visually-hidden">{title}</span>
            ) : (
              title
            )
          return (
            <th
              key={column.id}
              scope="col"
              data-align={column.align}
              data-pinned={index < pinnedCount || undefined}
              aria-sort={isSorted ? (isDescending ? 'descending' : 'ascending') : undefined}
              tabIndex={activeColumn === index ? 0 : undefined}
            >
              {index === 0 && selection ? <SelectableHead selection={selection}>{words}</SelectableHead> : words}
              {edgeOf?.(column.id)}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}
