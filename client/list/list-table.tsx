import type { ReactNode } from 'react'
import type { Translate } from '#client/i18n/i18n.ts'
import { EmptyList } from '#client/ui/filters/empty-list.tsx'
import type { Arrangement } from '#client/ui/table/arrangement.ts'
import type { Column } from '#client/ui/table/column.ts'
import type { RowMenu } from '#client/ui/table/menu/row-action.ts'
import { DataTable } from '#client/ui/table/table.tsx'
import type { ListEndpoint, ListRow } from './define-list-search.ts'
import type { ListFilter } from './filters/filters.ts'
import { ListChips, ListFilters } from './filters/list-filters.tsx'
import { ListPager } from './list-pager.tsx'
import type { List } from './use-list-page.ts'

type Words = 'emptyTitle' | 'emptyText' | 'noMatchTitle' | 'noMatchText'
/** The page's texts for an empty list and for no matches, or a component if it needs more than text. */
type Empty = { t: Translate<Words>; empty?: undefined } | { t?: undefined; empty: ReactNode }

export type ListTableProps<E extends ListEndpoint, S, V> = Empty & {
  list: List<E, S>
  label: string
  /** Defined at module level. */
  columns: readonly Column<ListRow<E>, V>[]
  /** What titles and cells need besides the row. Memoise it, or every row renders again. */
  view: V
  filters?: readonly ListFilter<S>[]
  /** Makes rows selectable: the name of a row's checkbox, and the bar of bulk actions in place of the foot. */
  selection?: { labelOf: (row: ListRow<E>) => string; bar: ReactNode }
  /** What a row's own menu offers. */
  menu?: RowMenu<ListRow<E>, V>
  /** The row whose details the page shows. */
  currentId?: string
  isNew?: (row: ListRow<E>) => boolean
  /** Announces new rows (`NewRows`). */
  notice?: ReactNode
  /** It takes the height of what it is in, and its rows scroll. */
  fills?: boolean
  /** Beside the filters: what concerns the whole list. */
  tools?: ReactNode
  /** The page's main action, at the end of the line. */
  actions?: ReactNode
  /** Totals and the like, in the line of the pager. */
  footer?: ReactNode
  arrangement?: Arrangement
  isCompact?: boolean
  hasFixedColumns?: boolean
  expectedRows?: number
}

/** A list with its filters, chips, selection bar and pager, and its empty state. */
export function ListTable<E extends ListEndpoint, S, V>(props: ListTableProps<E, S, V>) {
  const { list, filters = [], selection } = props
  const { active, layout } = list
  return (
    <DataTable
      label={props.label}
      columns={props.columns}
      view={props.view}
      rows={list.rows}
      rowId={list.rowId}
      state={list.tableState}
      sort={list.sort}
      onSortChange={list.changeSort}
      {...(layout && { layout, initialLayout: list.search.layout?.initial, onLayoutChange: list.changeLayout })}
      arrangement={props.arrangement}
      isNew={props.isNew ?? list.isWritten}
      selection={selection && { ...list.selection, labelOf: selection.labelOf }}
      menu={props.menu}
      currentId={props.currentId}
      scroller={list.scroller}
      isCompact={props.isCompact}
      hasFixedColumns={props.hasFixedColumns}
      expectedRows={props.expectedRows}
      toolbar={filters.length > 0 && <ListFilters {...{ list, filters }} />}
      fills={props.fills}
      tools={props.tools}
      actions={props.actions}
      chips={<ListChips {...{ list, filters }} />}
      notice={props.notice}
      empty={
        props.t ? <EmptyList isFiltered={active.length > 0} t={props.t} onReset={() => list.reset()} /> : props.empty
      }
      footer={<ListPager list={list} lead={props.footer} instead={selection?.bar} />}
    />
  )
}
