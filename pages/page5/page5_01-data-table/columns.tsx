import type { Translate } from '#client/i18n/i18n.ts'
import { formatMoney } from '#client/i18n/money.ts'
import look from '#client/ui/look.module.css'
import type { Column } from '#client/ui/table/column.ts'
import type { CancelOutcome, Order } from '#resources/orders/contract.ts'
import { type OrderColumn, type OrderStatus, STATUS_NAMES } from '#resources/orders/rules.ts'
import type { Language } from '#shared/messages.ts'
import styles from './columns.module.css'
import type { messages } from './messages.ts'

/** What the cells need besides the row. */
export type OrderView = {
  t: Translate<keyof typeof messages.texts>
  language: Language
  formatTime: (time: string) => string
  onOpen: (order: Order) => void
  /** Why orders could not be cancelled in the last attempt. */
  refusals: ReadonlyMap<number, NonNullable<CancelOutcome['refusal']>>
}

type OrderColumnOf = Column<Order, OrderView> & { id: OrderColumn }
type Names = { en: string; zh: string } | null

const named = (id: 'site' | 'member', nameOf: (order: Order) => Names): OrderColumnOf => ({
  id,
  title: ({ t }) => t(id),
  cell: (order, { t, language }) => {
    const name = nameOf(order)?.[language]
    return name ? <span title={name}>{name}</span> : <span className={styles.none}>{t(`${id}None`)}</span>
  },
  typicalLength: id === 'site' ? 22 : 16,
})

const amount = (id: 'total' | 'subtotal' | 'tax', more: Partial<OrderColumnOf> = {}): OrderColumnOf => ({
  id,
  title: ({ t }) => t(id),
  cell: (order, { language }) => formatMoney(order[`${id}Cents`], language),
  align: 'end',
  typicalLength: 11,
  ...more,
})

type Times = Extract<OrderColumn, `${string}At`>
const time = (id: Times, more: Partial<OrderColumnOf> = {}): OrderColumnOf => ({
  id,
  title: ({ t }) => t(id),
  cell: ({ [id]: at }, { formatTime }) => at && <time dateTime={at}>{formatTime(at)}</time>,
  typicalLength: 19,
  ...more,
})

export const columns: OrderColumnOf[] = [
  {
    id: 'id',
    title: ({ t }) => t('id'),
    cell: (order, view) => <OrderNumber order={order} view={view} />,
    sortFirst: 'desc',
    typicalLength: 11,
  },
  {
    id: 'customer',
    title: ({ t }) => t('customer'),
    cell: ({ customer }, { language }) => <span title={customer.name[language]}>{customer.name[language]}</span>,
    typicalLength: 24,
  },
  {
    id: 'status',
    title: ({ t }) => t('status'),
    cell: ({ status }, { language }) => <Status status={status} language={language} />,
    typicalLength: 10,
  },
  amount('total', { sortFirst: 'desc' }),
  time('placedAt', { sortFirst: 'desc' }),
  named('site', ({ siteName }) => siteName),
  named('member', ({ memberName }) => memberName),
  amount('subtotal'),
  amount('tax'),
  time('paidAt'),
  time('packedAt'),
  time('shippedAt'),
  time('deliveredAt'),
  time('cancelledAt'),
  time('updatedAt'),
]

export const Status = ({ status, language }: { status: OrderStatus; language: Language }) => (
  <span className={styles.status} data-status={status}>
    {STATUS_NAMES[status][language]}
  </span>
)

function OrderNumber({ order, view }: { order: Order; view: OrderView }) {
  const { id, status } = order
  const { t, refusals, onOpen } = view
  const refusal = refusals.get(id)
  const reason = refusal === 'order-on-its-way' && status === 'cancelled' ? 'cancelled' : refusal
  return (
    <span className={styles.number}>
      <button type="button" className={look.link} onClick={() => onOpen(order)}>
        {id}
      </button>
      {reason && <span className={styles.refusal}>{t(`refused_${reason}`)}</span>}
    </span>
  )
}
