import { type ReactNode, type RefObject, useId, useRef } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import look from '#client/ui/look.module.css'
import type { Arrangement } from './arrangement.ts'
import { Body } from './body/body.tsx'
import { allColumns, type Column, countPinned, type Layout } from './column.ts'
import { ColumnMenu } from './columns/column-menu.tsx'
import { useFittingColumns } from './columns/use-fitting-columns.tsx'
import { useCurrentRow } from './grid/use-current-row.ts'
import { useGridMode } from './grid/use-grid-mode.ts'
import { Head } from './head.tsx'
import type { RowMenu } from './menu/row-action.ts'
import { useRowMenu } from './menu/use-row-menu.tsx'
import { tableMessages } from './messages.ts'
import type { RowSelection } from './row-selection.tsx'
import { SkeletonRows } from './skeleton-rows.tsx'
import styles from './table.module.css'
import { useTableModel } from './table-model.ts'
import { FailedRows, StaleNotice } from './table-notices.tsx'
import type { TableState } from './table-state.ts'

export type DataTableProps<R, V> = {
  label: string
  /** Defined at module level. */
  columns: readonly Column<R, V>[]
  /** What titles and cells need besides the row. Memoise it, or every row renders again. */
  view: V
  rows: readonly R[]
  rowId: (row: R) => string
  state: TableState
  /** `field` or `-field`. */
  sort?: string
  onSortChange?: (sort: string) => void
  /** `server`: the rows are already sorted; `client`: the table sorts them. */
  sortedBy?: 'server' | 'client'
  layout?: Layout
  /** Without it, there is no column menu. */
  onLayoutChange?: (layout: Layout) => void
  initialLayout?: Layout
  /** Makes columns pinnable and resizable: the result of `useArrangement` for the same layout. */
  arrangement?: Arrangement
  /** Makes rows selectable, by a checkbox in their first cell. */
  selection?: RowSelection<R>
  /** What a row's own menu offers. */
  menu?: RowMenu<R, V>
  isNew?: (row: R) => boolean
  /** The row whose details the page shows. It is marked, and scrolls into view when it changes. */
  currentId?: string
  /** Shown if there are no rows: says what to do. */
  empty: ReactNode
  toolbar?: ReactNode
  /** It takes the height of what it is in, and its rows scroll. Otherwise it grows up to a part of the window. */
  fills?: boolean
  /** Between the toolbar and the columns' button. */
  tools?: ReactNode
  /** At the end of the toolbar. */
  actions?: ReactNode
  /** Below the toolbar: the active filters. */
  chips?: ReactNode
  /** Shown over the rows, such as the announcement of new ones. */
  notice?: ReactNode
  footer?: ReactNode
  /** Gives columns the widths of their typical lengths, so that new rows don't move them. */
  hasFixedColumns?: boolean
  /** For many columns: narrow cells, and heads in two lines if necessary. */
  isCompact?: boolean
  /** How many rows the skeleton has. The table keeps that height if fewer arrive. */
  expectedRows?: number
  /** The scrolling region, for callers that need the scroll position. */
  scroller?: RefObject<HTMLElement | null>
}

/** As many rows as fill the frame. */
const EXPECTED_ROWS = 20

/** The console's table. Its only state is the current cell of grid mode; everything else comes from props. */
export function DataTable<R extends object, V>(props: DataTableProps<R, V>) {
  const {
    label,
    columns,
    view,
    rowId,
    state,
    sort = '',
    onSortChange,
    empty,
    toolbar,
    tools,
    actions,
    footer,
    isNew,
  } = props
  const { initialLayout = allColumns(columns), layout = initialLayout, onLayoutChange } = props
  const { selection, expectedRows = EXPECTED_ROWS } = props
  const t = useMessages(tableMessages)
  const ownScroller = useRef<HTMLElement>(null)
  const scroller = props.scroller ?? ownScroller
  const hintId = useId()
  const isSortedByServer = props.sortedBy !== 'client'
  const model = useTableModel({ columns, view, rows: props.rows, rowId, layout, sort, isSortedByServer })
  const rowCount = model.rows.length
  const fitting = useFittingColumns(model.columns, layout.isFitted ?? true)
  const { ids, hasTwoLines } = fitting
  const arrangement = hasTwoLines ? undefined : props.arrangement
  const rowMenu = useRowMenu(props.menu, fitting.columns, model.rows, view, scroller)
  const { columns: shown } = rowMenu
  const grid = useGridMode(scroller, { rows: rowCount + 1, columns: shown.length })
  useCurrentRow(scroller, model.rows, props.currentId)
  const isLoading = state.is === 'loading'
  const pinnedCount = hasTwoLines ? 0 : countPinned(fitting.columns, layout)
  return (
    <div
      ref={fitting.ref}
      className={rowMenu.className ? `${styles.table} ${rowMenu.className}` : styles.table}
      data-compact={props.isCompact || undefined}
      data-fixed={((props.hasFixedColumns || arrangement) && !hasTwoLines) || undefined}
      data-fitted={fitting.isFitted || undefined}
      data-two-lines={hasTwoLines || undefined}
      data-selectable={selection !== undefined || undefined}
      data-fills={props.fills || undefined}
    >
      {(toolbar || tools || actions || onLayoutChange) && (
        <div className={`${look.row} ${look.between} ${look.screen} ${styles.toolbar}`}>
          <div className={`${look.grow} ${look.shrink} ${styles.filters}`}>{toolbar}</div>
          <div className={`${look.flex} ${look.wrapping} ${look.iconsWhenNarrow} ${styles.tools}`} data-gap="4">
            {tools}
            {onLayoutChange && (
              <ColumnMenu
                {...{ columns, shown: model.columns, view, layout, initialLayout, onLayoutChange, sort, onSortChange }}
                fitting={ids}
                toolsOf={props.arrangement?.toolsOf}
              />
            )}
            {actions}
          </div>
        </div>
      )}
      {props.chips}
      {state.is === 'failed' && rowCount > 0 && <StaleNotice {...state} />}
      <div className={`${look.relative} ${look.surface} ${styles.frame}`}>
        {props.notice}
        <div className={styles.room} style={{ '--expected-rows': expectedRows }} {...rowMenu.handlers}>
          <section
            ref={scroller}
            className={
              arrangement
                ? `${look.insideFocus} ${styles.scroller} ${arrangement.className}`
                : `${look.insideFocus} ${styles.scroller}`
            }
            style={arrangement?.styleOf(ids)}
            aria-label={label}
            aria-describedby={hintId}
            aria-busy={isLoading || state.is === 'refreshing'}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard; Enter starts grid mode.
            tabIndex={0}
            {...grid.handlers}
          >
            <table role={grid.active ? 'grid' : undefined} aria-label={label} aria-rowcount={rowCount + 1}>
              {arrangement?.colsOf(ids)}
              {arrangement && rowMenu.column && <FixedColumns columns={[rowMenu.column]} />}
              {props.hasFixedColumns && !hasTwoLines && <FixedColumns columns={shown} />}
              <Head
                {...{ columns: shown, view, sort, pinnedCount, selection }}
                edgeOf={arrangement?.edgeOf}
                onSortChange={onSortChange}
                activeColumn={grid.active?.row === 0 ? grid.active.column : null}
              />
              {isLoading ? (
                <SkeletonRows columns={shown} pinnedCount={pinnedCount} count={expectedRows} />
              ) : (
                <Body
                  {...{
                    rows: model.rows,
                    columns: shown,
                    view,
                    pinnedCount,
                    selection,
                    isNew,
                    currentId: props.currentId,
                    hasFixedColumns: props.hasFixedColumns === true || arrangement !== undefined,
                    active: grid.active,
                    scroller,
                  }}
                />
              )}
            </table>
            {rowMenu.panel}
            <span tabIndex={-1} data-grid-end="" />
          </section>
          {!isLoading && rowCount === 0 && <div>{state.is === 'failed' ? <FailedRows {...state} /> : empty}</div>}
        </div>
        <p id={hintId} className={`${look.screen} ${look.roundedSmall} ${look.small} ${styles.hint}`}>
          {t('gridHint')}
        </p>
        <p className="visually-hidden" role="status">
          {isLoading ? t('loading') : grid.active ? t('gridOn') : ''}
        </p>
        {footer}
      </div>
    </div>
  )
}

const FixedColumns = ({ columns }: { columns: readonly Column<never, never>[] }) => (
  <colgroup className={styles.fixed}>
    {columns.map(({ id, typicalLength = 12 }) => (
      <col key={id} style={{ '--length': `${typicalLength}ch` }} />
    ))}
  </colgroup>
)
