import type { ReactNode } from 'react'
import { api } from '#client/api/api.ts'
import { type Translate, useLanguage } from '#client/i18n/i18n.ts'
import { ExportButton } from '#client/ui/export/export-button.tsx'
import { EmptyList } from '#client/ui/filters/empty-list.tsx'
import { PageHead } from '#client/ui/page-head.tsx'
import type { Arrangement } from '#client/ui/table/arrangement.ts'
import { type Column, shownColumns } from '#client/ui/table/column.ts'
import { Pager } from '#client/ui/table/pager.tsx'
import { DataTable } from '#client/ui/table/table.tsx'
import type { Endpoint } from '#shared/contract.ts'
import type { ListEndpoint, ListRow } from './define-list-search.ts'
import { FilterChips } from './filter-chips.tsx'
import { FilterFields } from './filter-fields.tsx'
import type { ListFilter } from './filters.ts'
import type { List } from './use-list-page.ts'

type Words = 'emptyTitle' | 'emptyText' | 'noMatchTitle' | 'noMatchText'

/** The page's words for a list without rows (none at all, and none that match), or what stands there where there is more to say. */
type Empty = { t: Translate<Words>; empty?: undefined } | { t?: undefined; empty: ReactNode }

type Props<E extends ListEndpoint, S, V> = Empty & {
  list: List<E, S>
  /** The table's name for those who cannot see where it stands. */
  label: string
  /** Defined at module level. */
  columns: readonly Column<ListRow<E>, V>[]
  /** What titles and cells need besides the row; memoised, or every row is drawn again. */
  view: V
  filters?: readonly ListFilter<S>[]
  /** The page's own actions, at the right of the head. */
  actions?: ReactNode
  /** The saved views of the list, where it has any. */
  views?: ReactNode
  /** An endpoint that takes the list's filters with the columns, the zone and the language, and answers with a file. */
  exports?: { endpoint: Endpoint; fileName: string }
  /** Lets rows be selected: the name of a row's box, and what can be done with them. */
  selection?: { labelOf: (row: ListRow<E>) => string; bar: ReactNode }
  /** The row that the page shows elsewhere, too. */
  currentId?: string
  isNew?: (row: ListRow<E>) => boolean
  /** Says that rows have arrived (`NewRows`). */
  notice?: ReactNode
  /** Sums and the like, above the pager. */
  footer?: ReactNode
  arrangement?: Arrangement
  isCompact?: boolean
  expectedRows?: number
  /** A place within the page, in place of its own head (S-ROUTE-4). */
  place?: { title: string; text?: ReactNode }
  /** What lies over the list: the drawer of a record, a dialog. */
  children?: ReactNode
}

/** A list page: head, filters and what they are set to, table, selection bar, pager; and what stands there when there are no rows. */
export function ListPage<E extends ListEndpoint, S, V>(props: Props<E, S, V>) {
  const { list, label, columns, view, filters = [], selection, exports } = props
  const { state, active, layout, pages } = list
  const { pagesBefore: _, prefetchNext, ...ways } = pages
  const handleReset = () => list.reset()
  return (
    <>
      <PageHead
        place={props.place}
        actions={
          (props.actions || props.views || exports) && (
            <>
              {props.views}
              {exports && <ExportList {...exports} list={list} columns={columns} />}
              {props.actions}
            </>
          )
        }
      />
      <DataTable
        label={label}
        columns={columns}
        view={view}
        rows={list.rows}
        rowId={list.rowId}
        state={list.tableState}
        sort={list.sort}
        onSortChange={list.changeSort}
        {...(layout && { layout, initialLayout: list.search.layout?.initial, onLayoutChange: list.changeLayout })}
        arrangement={props.arrangement}
        isNew={props.isNew ?? list.isWritten}
        selection={selection && { ...list.selection, labelOf: selection.labelOf }}
        selectionBar={selection?.bar}
        currentId={props.currentId}
        scroller={list.scroller}
        isCompact={props.isCompact}
        expectedRows={props.expectedRows}
        toolbar={
          filters.length > 0 && <FilterFields {...{ filters, state }} active={active.length} onChange={list.change} />
        }
        chips={
          <FilterChips {...{ filters, state, active }} onRemove={name => list.reset([name])} onReset={handleReset} />
        }
        notice={props.notice}
        empty={props.t ? <EmptyList isFiltered={active.length > 0} t={props.t} onReset={handleReset} /> : props.empty}
        footer={
          <>
            {props.footer}
            <Pager
              {...ways}
              shown={list.rows.length}
              count={list.count}
              limit={list.limit}
              onLimitChange={list.changeLimit}
              onNextExpected={prefetchNext}
            />
          </>
        }
      />
      {props.children}
    </>
  )
}

type ExportProps<E extends ListEndpoint, S> = {
  endpoint: Endpoint
  fileName: string
  list: List<E, S>
  columns: readonly { id: string }[]
}

/** All rows of the filter as a file, in the columns that are shown. */
function ExportList<E extends ListEndpoint, S>({ endpoint, fileName, list, columns }: ExportProps<E, S>) {
  const language = useLanguage()
  const { query, zone, layout } = list
  const shown = (layout ? shownColumns(columns, layout) : columns).map(({ id }) => id)
  // What every export takes and answers; each contract says so in its own words.
  const send = api.send as (
    endpoint: Endpoint,
    input: object,
    options: { signal: AbortSignal },
  ) => Promise<{ body: Blob; headers: Headers }>
  return (
    <ExportButton
      fileName={fileName}
      send={signal => send(endpoint, { query: { ...query, columns: shown, zone, language } }, { signal })}
    />
  )
}
