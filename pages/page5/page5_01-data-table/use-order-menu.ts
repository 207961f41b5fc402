import { useGlobal } from '#client/state/state.ts'
import type { RowMenu } from '#client/ui/table/menu/row-action.ts'
import { linkToAudit } from '#pages/page3/page3_08-audit-trail/links.ts'
import type { Order } from '#resources/orders/contract.ts'
import { isOpen } from '#resources/orders/rules.ts'
import type { OrderView } from './columns.tsx'
import { linkToOrders } from './links.ts'

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
    linkOf: ({ id }) => linkToOrders({ order: id }),
    actionsOf: order => [
      { label: t('ordersOfCustomer'), to: linkToOrders({ customerId: order.customer.id }) },
      ...(canAudit ? [{ label: t('history'), to: linkToAudit({ entity: 'orders', rowId: String(order.id) }) }] : []),
      ...(canWrite && isOpen(order.status)
        ? [{ label: t('cancelOrder'), isDanger: true, act: () => void onCancel([order]) }]
        : []),
    ],
  }
}
