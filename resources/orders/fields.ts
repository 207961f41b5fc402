import { defineFields, version } from '#shared/fields.ts'
import { NamedRow } from '#shared/row.ts'
import { ORDER_STATUSES, STATUS_NAMES } from './rules.ts'

/** null until the order has this status. */
const fromThen = { kind: 'moment', isNullable: true } as const

export const fields = defineFields({
  id: { kind: 'id', from: 'row', title: { en: 'Order', zh: '訂單編號' }, sort: 'desc' },
  customer: { kind: 'json', schema: NamedRow, from: 'derived', title: { en: 'Customer', zh: '客戶' } },
  status: { kind: 'choice', values: ORDER_STATUSES, words: STATUS_NAMES, title: { en: 'Status', zh: '狀態' } },
  totalCents: { kind: 'money', as: 'total', title: { en: 'Total', zh: '總額' }, sort: 'desc' },
  placedAt: { kind: 'moment', title: { en: 'Placed', zh: '下單時間' }, sort: 'desc' },
  /** The service point for pick-up; null for delivery. */
  siteId: { kind: 'id', isNullable: true },
  /** The name of the service point for pick-up; null for delivery. */
  siteName: {
    kind: 'names',
    from: 'derived',
    isNullable: true,
    as: 'site',
    title: { en: 'Picked up at', zh: '取貨據點' },
  },
  /** The member who sold it; null for orders of the web shop or this console. */
  memberId: { kind: 'id', isNullable: true },
  /** The name of the member who took it; null for an order from the website. */
  memberName: { kind: 'names', from: 'derived', isNullable: true, as: 'member', title: { en: 'Sold by', zh: '業務' } },
  subtotalCents: { kind: 'money', as: 'subtotal', title: { en: 'Subtotal', zh: '小計' } },
  taxCents: { kind: 'money', as: 'tax', title: { en: 'Tax', zh: '稅額' } },
  paidAt: { ...fromThen, title: { en: 'Paid', zh: '付款時間' } },
  packedAt: { ...fromThen, title: { en: 'Packed', zh: '包裝時間' } },
  shippedAt: { ...fromThen, title: { en: 'Shipped', zh: '出貨時間' } },
  deliveredAt: { ...fromThen, title: { en: 'Delivered', zh: '送達時間' } },
  cancelledAt: { ...fromThen, title: { en: 'Cancelled', zh: '取消時間' } },
  ...version,
})
