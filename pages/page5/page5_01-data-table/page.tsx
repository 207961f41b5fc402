import { useCallback, useMemo } from 'react'
import { api } from '#client/api/api.ts'
import { useProblemText } from '#client/api/problem-text.ts'
import { useLocale } from '#client/i18n/use-locale.ts'
import { RecordChanges } from '#client/list/changes/record-changes.tsx'
import { ListPage } from '#client/list/list-page.tsx'
import { ListViews } from '#client/list/list-views.tsx'
import { prefetchRows } from '#client/list/page-query.ts'
import { RowSteps } from '#client/list/row-steps.tsx'
import { type ListOf, useListPage } from '#client/list/use-list-page.ts'
import { linkIfHere, linkTo } from '#client/router/links.ts'
import { useGlobal } from '#client/state/state.ts'
import { toast } from '#client/toast/toast.ts'
import { useArrangement } from '#client/ui/table/arrange/use-arrangement.tsx'
import { allColumns } from '#client/ui/table/column.ts'
import type { RowMenu } from '#client/ui/table/menu/row-action.ts'
import { exportOrders, type Order, selectOrders } from '#resources/orders/contract.ts'
import { isOpen } from '#resources/orders/rules.ts'
import { columns, linkToOrder, type OrderView } from './columns.tsx'
import { filtersOf } from './filters/filters-of.tsx'
import { messages } from './messages.ts'
import { OrderPane } from './order/order-pane.tsx'
import { ordersSearch } from './search-params.ts'
import { SelectedOrders } from './selected/selected-orders.tsx'
import { useCancelling } from './selected/use-cancelling.ts'
import { Totals } from './totals.tsx'

export default function DataTablePage() {
  const permissions = useGlobal(global => global.permissions)
  const canWrite = permissions.includes('orders:write')
  const list = useListPage(ordersSearch, { selectionSpansPages: true })
  const { state, change, selection, layout = allColumns(columns) } = list
  const cancelling = useCancelling(selection)
  const handleOpen = useCallback(({ id }: Order) => change({ order: id }), [change])
  const view = useOrderView({ refusals: cancelling.refusals })
  const { t } = view
  const menu = useOrderMenu({
    t,
    canWrite: canWrite && !cancelling.progress,
    onOpen: handleOpen,
    onCancel: cancelling.cancel,
  })
  const arrangement = useArrangement({ columns, view, layout, onLayoutChange: list.changeLayout })
  const selectOpen = useSelectOpen(list)
  return (
    <ListPage
      list={list}
      label={t('orders')}
      t={t}
      columns={columns}
      view={view}
      arrangement={arrangement}
      filters={filtersOf({ view, state, permissions, onChange: change })}
      views={<ListViews list={list} />}
      exports={{ endpoint: exportOrders, fileName: 'orders.csv' }}
      selection={
        canWrite
          ? {
              labelOf: ({ id }) => t('select', { id }),
              bar: (selection.rows.length > 0 || cancelling.progress) && (
                <SelectedOrders {...{ selection, cancelling }} onSelectOpen={() => void selectOpen()} />
              ),
            }
          : undefined
      }
      menu={menu}
      currentId={state.order === undefined ? undefined : String(state.order)}
      footer={<Totals filter={list.query} onSelectOpen={canWrite ? () => void selectOpen() : undefined} />}
    >
      {state.order !== undefined && (
        <OrderPane
          orderId={state.order}
          view={view}
          steps={<RowSteps list={list} currentId={String(state.order)} onStep={handleOpen} />}
          onClose={() => change({ order: undefined })}
        />
      )}
    </ListPage>
  )
}
DataTablePage.prefetch = prefetchRows(ordersSearch)
/** Prefetched after the page, so that no pane waits for it. */
DataTablePage.later = () => RecordChanges.load()

/** What the table's cells need. Its identity changes only when the cells must render again. */
function useOrderView({ refusals }: Pick<OrderView, 'refusals'>): OrderView {
  const { t, language, formats } = useLocale(messages)
  return useMemo(() => ({ t, language, formats, refusals }), [t, language, formats, refusals])
}

/** Selects all matching orders that can be cancelled, on every page. */
function useSelectOpen({ query, selection }: ListOf<typeof ordersSearch>): () => Promise<void> {
  const { t } = useLocale(messages)
  const describe = useProblemText()
  return async () => {
    try {
      const found = await api.call(selectOrders, { query })
      const open = found.rows.filter(({ status }) => isOpen(status))
      // For orders that are not on the screen, only id and version are used.
      selection.add(open as Order[])
      if (found.isCut) toast.warning(t('selectedCut', { count: open.length }), { cause: 'selection' })
    } catch (error) {
      toast.error(t('notSelected', { reason: describe(error) }), { cause: 'selection' })
    }
  }
}

const nameOf = ({ id }: Order, { t }: OrderView) => t('orderTitle', { id })

type Options = Pick<OrderView, 't'> & {
  onOpen: (order: Order) => void
  canWrite: boolean
  onCancel: (orders: readonly Order[]) => Promise<void>
}

/** What the menu of an order offers. */
function useOrderMenu({ t, onOpen, canWrite, onCancel }: Options): RowMenu<Order, OrderView> {
  const canAudit = useGlobal(global => global.permissions.includes('audit:read'))
  return {
    nameOf,
    onOpen,
    linkOf: linkToOrder,
    actionsOf: order => [
      { label: t('ordersOfCustomer'), to: linkTo('page5_01', { customerId: order.customer.id }) },
      ...(canAudit
        ? [{ label: t('history'), to: linkIfHere('page3_08', { entity: 'orders', rowId: String(order.id) }) }]
        : []),
      ...(canWrite && isOpen(order.status)
        ? [{ label: t('cancelOrder'), isDanger: true, act: () => void onCancel([order]) }]
        : []),
    ],
  }
}
