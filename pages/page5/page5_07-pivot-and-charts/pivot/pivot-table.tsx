import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useLocale } from '#client/i18n/use-locale.ts'
import look from '#client/ui/look.module.css'
import { cellAfter, type GridCell } from '#client/ui/table/grid/grid-keys.ts'
import { messages } from '#pages/page5/page5_07-pivot-and-charts/messages.ts'
import { DIMENSION_NAMES } from '#resources/sales/rules.ts'
import styles from './pivot-table.module.css'
import { drawn } from './sums.ts'
import type { View } from './use-pivot.ts'

/** Where the keyboard enters: the first cell of the first row, or its head if the cell is empty. The corner has no link. */
const ENTRY = { row: 1, column: 1 }
const ENTRY_HEAD = { row: 1, column: 0 }

const isSame = (one: GridCell, other: GridCell) => one.row === other.row && one.column === other.column
/** The cell beside it, towards another one: first within the row. */
const towards = ({ row, column }: GridCell, to: GridCell): GridCell =>
  column === to.column
    ? { row: row + Math.sign(to.row - row), column }
    : { row, column: column + Math.sign(to.column - column) }

/** Scrolls the table, and nothing around it, so that this cell is between the heads and the totals. */
function showInScroller(cell: HTMLElement) {
  const scroller = cell.closest('table')?.parentElement
  if (!scroller) return
  const [inner, outer] = [cell.getBoundingClientRect(), scroller.getBoundingClientRect()]
  const covered = outer.width / 4
  if (inner.left < outer.left + covered || inner.right > outer.right - covered)
    scroller.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2)
  if (inner.top < outer.top + inner.height || inner.bottom > outer.bottom - inner.height)
    scroller.scrollTop += inner.top + inner.height / 2 - (outer.top + outer.height / 2)
}

/** The numbers. Every cell links to the orders that it counts; the arrow keys move between cells. */
export function PivotTable({ view, label }: { view: View; label: string }) {
  const { t, language } = useLocale(messages)
  const { pivot, state, sumAt, labelOf, linkTo, textOf, dimensionOf } = view
  const { rows, columns, total } = pivot
  const table = useRef<HTMLTableElement>(null)
  const { row, column } = state
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when something else is selected.
  useEffect(() => {
    const cell = table.current?.querySelector('a[aria-current]')?.closest<HTMLElement>('td, th')
    if (cell) showInScroller(cell)
  }, [row, column])
  const last = { row: rows.length + 1, column: columns.length + 1 }
  function isLinked({ row, column }: GridCell): boolean {
    if (row === 0 || row === last.row) return column > 0 && column < last.column
    const [own, other] = [rows[row - 1], columns[column - 1]]
    if (!own || !other) return own !== undefined && (column === 0 || column === last.column)
    return sumAt(own.key, other.key).orders > 0
  }
  const [entered, setStop] = useState(ENTRY)
  // With other data, the cell may be empty, or gone.
  const stop = [entered, ENTRY].find(isLinked) ?? ENTRY_HEAD
  const isHeat = state.chart === 'heat'
  const highest = Math.max(
    ...pivot.cells.map(cell => drawn(cell, state.measure, total)),
    // Without cells there is nothing to shade.
    Number.EPSILON,
  )

  function handleKeyDown(event: KeyboardEvent) {
    const extent = { rows: rows.length + 2, columns: columns.length + 2, page: 10 }
    const asked = cellAfter(event, stop, extent)
    if (!asked) return
    event.preventDefault()
    let next: GridCell = asked
    // Arrow keys go on over empty cells. Where none with a link follows, the last one before it is reached.
    while (event.key.startsWith('Arrow') && !isLinked(next)) {
      const further: GridCell = cellAfter(event, next, extent) ?? next
      if (isSame(further, next)) break
      next = further
    }
    while (!isLinked(next) && !isSame(next, stop)) next = towards(next, stop)
    setStop(next)
    table.current?.rows[next.row]?.cells[next.column]?.querySelector('a')?.focus()
  }

  /** Position in the table, and what the cell selects. */
  type Place = { row: number; column: number; rowKey?: string; columnKey?: string }
  function link({ row, column, rowKey, columnKey }: Place, text: string, name?: string) {
    const isCurrent = rowKey === state.row && columnKey === state.column && (rowKey ?? columnKey) !== undefined
    return (
      <Link
        to={linkTo({
          ...(rowKey !== undefined && { row: rowKey }),
          ...(columnKey !== undefined && { column: columnKey }),
        })}
        preventScrollReset
        tabIndex={stop.row === row && stop.column === column ? 0 : -1}
        onFocus={() => setStop({ row, column })}
        aria-label={name}
        aria-current={isCurrent || undefined}
      >
        {text}
      </Link>
    )
  }

  return (
    <div
      className={`${look.box} ${look.scroll} ${styles.scroller}`}
      data-above="12"
      data-selecting={(state.row ?? state.column) !== undefined}
    >
      <table
        ref={table}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table whose cells the arrow keys reach.
        role="grid"
        className={`${look.full} ${look.digits} ${styles.table}`}
        aria-label={label}
        onKeyDown={handleKeyDown}
      >
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              {DIMENSION_NAMES[dimensionOf('row')][language]}
              <span aria-hidden="true"> / </span>
              <span className="visually-hidden">, </span>
              {DIMENSION_NAMES[dimensionOf('column')][language]}
            </th>
            {columns.map((entry, at) => (
              <th key={entry.key} scope="col">
                {link({ row: 0, column: at + 1, columnKey: entry.key }, labelOf('column', entry).head)}
              </th>
            ))}
            <th scope="col" className={styles.total}>
              {t('total')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={row.key}>
              <th scope="row">{link({ row: at + 1, column: 0, rowKey: row.key }, labelOf('row', row).head)}</th>
              {columns.map((column, index) => {
                const sum = sumAt(row.key, column.key)
                const share = drawn(sum, state.measure, total) / highest
                return (
                  <td
                    key={column.key}
                    data-heat={isHeat || undefined}
                    style={isHeat ? { '--heat': `${Math.round(share * 100)}%` } : undefined}
                  >
                    {sum.orders === 0 ? (
                      <span className={`${look.dim} ${look.block} ${styles.none}`}>–</span>
                    ) : (
                      link(
                        { row: at + 1, column: index + 1, rowKey: row.key, columnKey: column.key },
                        textOf(sum),
                        `${labelOf('row', row).full}, ${labelOf('column', column).full}: ${textOf(sum)}`,
                      )
                    )}
                  </td>
                )
              })}
              <td className={styles.total}>
                {link(
                  { row: at + 1, column: last.column, rowKey: row.key },
                  textOf(row),
                  `${labelOf('row', row).full}: ${textOf(row)}`,
                )}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('total')}</th>
            {columns.map((column, at) => (
              <td key={column.key} className={styles.total}>
                {link(
                  { row: last.row, column: at + 1, columnKey: column.key },
                  textOf(column),
                  `${labelOf('column', column).full}: ${textOf(column)}`,
                )}
              </td>
            ))}
            <td className={styles.total}>{textOf(total)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  )
}
