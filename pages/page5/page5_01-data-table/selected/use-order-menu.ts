import { linkIfHere, linkTo } from '#client/router/links.ts'
import { useGlobal } from '#client/state/state.ts'
import type { RowMenu } from '#client/ui/table/menu/row-action.ts'
import type { OrderView } from '#pages/page5/page5_01-data-table/columns.tsx'
import type { Order } from '#resources/orders/contract.ts'
import { isOpen } from '#resources/orders/rules.ts'

const nameOf = ({ id }: Order, { t }: OrderView) => t('orderTitle', { id })

type Options = Pick<OrderView, 't' | 'onOpen'> & {
  canWrite: boolean
  onCancel: (orders: readonly Order[]) => Promise<void>
}

/** What the menu of an order offers. */
export function useOrderMenu({ t, onOpen, canWrite, onCancel }: Options): RowMenu<Order, OrderView> {
  const canAudit = useGlobal(global => global.permissions.includes('audit:read'))
  return {
    nameOf,
    onOpen,
    linkOf: ({ id }) => linkTo('page5_01', { order: id }),
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
