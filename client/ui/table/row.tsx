import { memo, type Ref } from 'react'
import type { Column } from './column.ts'
import { type RowSelection, Selectable } from './row-selection.tsx'
import styles from './table.module.css'

type RowProps<R, V> = {
  row: R
  columns: readonly Column<R, V>[]
  view: V
  /** Its place in the grid; the head is 0. */
  place: number
  /** How many columns, from the first on, stay in sight. */
  pinnedCount: number
  /** undefined, like what belongs to it: rows are not selected here. */
  isSelected: boolean | undefined
  selectLabel: string | undefined
  onSelect: RowSelection<R>['select'] | undefined
  /** It has just arrived: it lights up for a moment. */
  isNew: boolean
  /** The page shows it elsewhere, too. */
  isCurrent: boolean
  activeColumn: number | null
  measure?: Ref<HTMLTableRowElement>
}

/** One row of plain cells; its first cell is its head. Drawn again only when something of its own has changed. */
export const Row = memo(function Row<R, V>(props: RowProps<R, V>) {
  const { row, columns, view, place, pinnedCount, isNew, isCurrent, activeColumn, measure, isSelected, onSelect } =
    props
  return (
    <tr
      ref={measure}
      data-row={place}
      data-index={place - 1}
      aria-rowindex={measure ? place + 1 : undefined}
      aria-current={isCurrent || undefined}
      data-selected={isSelected || undefined}
      className={isNew ? styles.fresh : undefined}
    >
      {columns.map((column, index) => {
        const Cell = index === 0 ? 'th' : 'td'
        return (
          <Cell
            key={column.id}
            scope={index === 0 ? 'row' : undefined}
            data-align={column.align}
            data-pinned={index < pinnedCount || undefined}
            tabIndex={activeColumn === index ? 0 : undefined}
          >
            {index === 0 && onSelect ? (
              <Selectable
                label={props.selectLabel ?? ''}
                isSelected={isSelected ?? false}
                onSelect={(isNowSelected, isRange) => onSelect(row, isNowSelected, isRange)}
              >
                <Content {...{ column, row, view }} />
              </Selectable>
            ) : (
              <Content {...{ column, row, view }} />
            )}
          </Cell>
        )
      })}
    </tr>
  )
  // memo forgets the type parameters.
}) as <R, V>(props: RowProps<R, V>) => React.ReactNode

type ContentProps<R, V> = { column: Column<R, V>; row: R; view: V }

/** What a cell holds, cut where its column says so. */
function Content<R, V>({ column: { cell, maxLength }, row, view }: ContentProps<R, V>) {
  if (!maxLength) return cell(row, view)
  return (
    <span className={styles.cut} style={{ maxWidth: `${maxLength}ch` }}>
      {cell(row, view)}
    </span>
  )
}
