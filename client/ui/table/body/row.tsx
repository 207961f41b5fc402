import { memo, type Ref } from 'react'
import look from '#client/ui/look.module.css'
import type { Column } from '#client/ui/table/column.ts'
import { type RowSelection, Selectable } from '#client/ui/table/row-selection.tsx'
import styles from '#client/ui/table/table.module.css'

type RowProps<R, V> = {
  row: R
  columns: readonly Column<R, V>[]
  view: V
  /** Its index in the grid; the head is 0. */
  place: number
  /** How many columns, from the first, stay in view. */
  pinnedCount: number
  /** undefined, like the related props: rows can't be selected. */
  isSelected: boolean | undefined
  selectLabel: string | undefined
  onSelect: RowSelection<R>['select'] | undefined
  /** The row is new, and is highlighted for a moment. */
  isNew: boolean
  /** The page shows its details. */
  isCurrent: boolean
  activeColumn: number | null
  measure?: Ref<HTMLTableRowElement>
}

/** A row of plain cells; the first one is the row header. Renders again only when its own props change. */
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
  // memo loses the type parameters.
}) as <R, V>(props: RowProps<R, V>) => React.ReactNode

type ContentProps<R, V> = { column: Column<R, V>; row: R; view: V }

/** The content of a cell, truncated if its column says so. */
function Content<R, V>({ column: { cell, maxLength }, row, view }: ContentProps<R, V>) {
  if (!maxLength) return cell(row, view)
  return (
    <span className={`${look.clip} ${styles.cut}`} style={{ maxWidth: `${maxLength}ch` }}>
      {cell(row, view)}
    </span>
  )
}
