import { useCallback, useMemo } from 'react'
import { api } from '#client/api/api.ts'
import { useLanguage, useMessages } from '#client/i18n/i18n.ts'
import { readUrlState } from '#client/router/url-state.ts'
import { useGlobal } from '#client/state/state.ts'
import { ExportButton } from '#client/ui/export/export-button.tsx'
import { EmptyList } from '#client/ui/filters/empty-list.tsx'
import { PageHead } from '#client/ui/page-head.tsx'
import { useArrangement } from '#client/ui/table/arrange/use-arrangement.tsx'
import { type Layout, shownColumns } from '#client/ui/table/column.ts'
import { Pager } from '#client/ui/table/pager.tsx'
import { DataTable } from '#client/ui/table/table.tsx'
import { ViewsMenu } from '#client/ui/views/views-menu.tsx'
import { exportOrders, type Order, type OrderFilter } from '#resources/orders/contract.ts'
import type { View } from '#resources/views/contract.ts'
import { columns } from './columns.tsx'
import { Filters } from './filters.tsx'
import {
  countFilters,
  INITIAL_LAYOUT,
  layoutOf,
  NO_FILTER,
  OrderListState,
  stateOfLayout,
  viewSearchOf,
} from './list-state.ts'
import { messages } from './messages.ts'
import { SelectedOrders } from './selected-orders.tsx'
import { Totals } from './totals.tsx'
import { useCancelling } from './use-cancelling.ts'
import { useOrderList } from './use-order-list.ts'
import { useOrderView } from './use-order-view.ts'
import { useSelection } from './use-selection.ts'

const rowId = (order: Order) => String(order.id)

export default function DataTablePage() {
  const t = useMessages(messages)
  const language = useLanguage()
  const canWrite = useGlobal(global => global.permissions.includes('orders:write'))
  const { state, change, changeList, zone, filter, rows, pages, ...list } = useOrderList()
  const selection = useSelection(rows)
  const cancelling = useCancelling(selection.remove)
  const view = useOrderView({
    selected: canWrite ? selection.selected : null,
    onSelect: selection.toggle,
    refusals: cancelling.refusals,
  })
  const layout = useMemo(() => layoutOf(state), [state])
  const handleLayout = (next: Layout) => change(stateOfLayout(next), { replace: true })
  const arrangement = useArrangement({ columns, view, layout, onLayoutChange: handleLayout })
  const handleReset = () => changeList(NO_FILTER)
  const handleOpenView = useCallback(
    (opened: View | null, options?: { replace: boolean }) =>
      opened
        ? change({ ...readUrlState(OrderListState, `?${opened.search}`), view: opened.id, cursor: undefined }, options)
        : change({ view: undefined }, options),
    [change],
  )
  return (
    <>
      <PageHead
        actions={
          <>
            <ViewsMenu page="page5_01" search={viewSearchOf(state)} viewId={state.view} onOpen={handleOpenView} />
            <ExportButton
              fileName="orders.csv"
              send={signal => {
                const shown = shownColumns(columns, layout).map(column => column.id)
                return api.send(exportOrders, { query: { ...filter, columns: shown, zone, language } }, { signal })
              }}
            />
          </>
        }
      />
      <DataTable
        label={t('orders')}
        columns={columns}
        view={view}
        rows={rows}
        rowId={rowId}
        state={list.tableState}
        sort={state.sort}
        // The heads name columns that sort, and no others.
        onSortChange={sort => changeList({ sort: sort as OrderFilter['sort'] })}
        layout={layout}
        initialLayout={INITIAL_LAYOUT}
        onLayoutChange={handleLayout}
        arrangement={arrangement}
        isNew={order => list.written.has(order.id)}
        toolbar={<Filters state={state} onChange={changeList} onReset={handleReset} />}
        empty={<EmptyList isFiltered={countFilters(state) > 0} t={t} onReset={handleReset} />}
        footer={
          <>
            <Totals filter={filter} onSelectOpen={canWrite ? () => void selection.addOpen(filter) : undefined} />
            <Pager
              shown={rows.length}
              before={pages.pagesBefore === null ? null : pages.pagesBefore * state.limit}
              count={list.count}
              limit={state.limit}
              onLimitChange={limit => changeList({ limit })}
              {...pages}
            />
          </>
        }
      />
      <SelectedOrders
        count={selection.chosen.length}
        progress={cancelling.progress}
        onSelectPage={() => selection.add(rows)}
        onSelectOpen={() => void selection.addOpen(filter)}
        onClear={selection.clear}
        onCancel={() => void cancelling.cancelAll(selection.chosen)}
        onStop={cancelling.stop}
      />
    </>
  )
}
