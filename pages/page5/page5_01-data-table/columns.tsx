import type { Locale } from '#client/i18n/use-locale.ts'
import { columnsOf } from '#client/list/columns-of.tsx'
import { linkTo } from '#client/router/links.ts'
import look from '#client/ui/look.module.css'
import { Ring } from '#client/ui/shapes/ring.tsx'
import type { Column } from '#client/ui/table/column.ts'
import { RowLink } from '#client/ui/table/menu/row-link.tsx'
import type { CancelOutcome, Order, OrderColumn } from '#resources/orders/contract.ts'
import { fields } from '#resources/orders/fields.ts'
import { type OrderStatus, ringOf, STATUS_NAMES } from '#resources/orders/rules.ts'
import type { Language } from '#shared/messages.ts'
import type { messages } from './messages.ts'

/** What the cells need besides the row. */
export type OrderView = Locale<typeof messages> & {
  /** Why orders could not be cancelled in the last attempt. */
  refusals: ReadonlyMap<number, NonNullable<CancelOutcome['refusal']>>
}

type Names = { en: string; zh: string } | null

const named = (id: 'site' | 'member', name: Names, { t, language }: OrderView) =>
  name ? <span title={name[language]}>{name[language]}</span> : <span className={look.dim}>{t(`${id}None`)}</span>

export const columns: (Column<Order, OrderView> & { id: OrderColumn })[] = columnsOf(fields, {
  id: { cell: (order, view) => <OrderNumber order={order} view={view} />, typicalLength: 8 },
  customer: {
    cell: ({ customer }, { language }) => <span title={customer.name[language]}>{customer.name[language]}</span>,
    typicalLength: 19,
    isFact: true,
  },
  status: {
    cell: ({ status }, { language }) => <Status status={status} language={language} />,
    leavesBelow: 480,
    isFact: true,
  },
  total: { typicalLength: 10, leavesBelow: 600, isFact: true },
  placedAt: { leavesBelow: 760 },
  site: { cell: ({ siteName }, view) => named('site', siteName, view), typicalLength: 20, leavesBelow: 900 },
  member: { cell: ({ memberName }, view) => named('member', memberName, view), typicalLength: 14, leavesBelow: 1040 },
})

export const Status = ({ status, language }: { status: OrderStatus; language: Language }) => (
  <Ring {...ringOf(status)}>{STATUS_NAMES[status][language]}</Ring>
)

export const linkToOrder = ({ id }: Order) => linkTo('page5_01', { order: id })

function OrderNumber({ order, view }: { order: Order; view: OrderView }) {
  const { id, status } = order
  const { t, refusals } = view
  const refusal = refusals.get(id)
  const reason = refusal === 'order-on-its-way' && status === 'cancelled' ? 'cancelled' : refusal
  return (
    <span className={look.medium}>
      <RowLink to={linkToOrder(order)}>{id}</RowLink>
      {reason && (
        <span className={`${look.block} ${look.bad} ${look.preWrap} ${look.small}`}>{t(`refused_${reason}`)}</span>
      )}
    </span>
  )
}
