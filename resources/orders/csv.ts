import { csvHead, csvRows, zoned } from '#server/http/csv.ts'
import type { Language, Words } from '#shared/messages.ts'
import type { Order } from './contract.ts'
import { type OrderColumn, STATUS_NAMES } from './rules.ts'

export type CsvShape = { columns: OrderColumn[]; zone: string; language: Language }

const HEADS: Record<OrderColumn, Words> = {
  id: { en: 'Order', zh: '訂單編號' },
  customer: { en: 'Customer', zh: '客戶' },
  status: { en: 'Status', zh: '狀態' },
  total: { en: 'Total (TWD)', zh: '總額（新臺幣）' },
  placedAt: { en: 'Placed', zh: '下單時間' },
  site: { en: 'Picked up at', zh: '取貨據點' },
  member: { en: 'Sold by', zh: '業務' },
  subtotal: { en: 'Subtotal (TWD)', zh: '小計（新臺幣）' },
  tax: { en: 'Tax (TWD)', zh: '稅額（新臺幣）' },
  paidAt: { en: 'Paid', zh: '付款時間' },
  packedAt: { en: 'Packed', zh: '包裝時間' },
  shippedAt: { en: 'Shipped', zh: '出貨時間' },
  deliveredAt: { en: 'Delivered', zh: '送達時間' },
  cancelledAt: { en: 'Cancelled', zh: '取消時間' },
  updatedAt: { en: 'Last change', zh: '最後異動' },
}
const isTime = (column: OrderColumn) => column.endsWith('At')

export const headOf = ({ columns, language, zone }: CsvShape): string =>
  csvHead(columns.map(column => HEADS[column][language] + (isTime(column) ? ` (${zone})` : '')))

export const rowsOf = (orders: readonly Order[], shape: CsvShape): string =>
  csvRows(orders.map(order => shape.columns.map(column => cellOf(order, column, shape))))

function cellOf(order: Order, column: OrderColumn, { language, zone }: CsvShape): string {
  switch (column) {
    case 'id':
      return String(order.id)
    case 'customer':
      return order.customer.name[language]
    case 'status':
      return STATUS_NAMES[order.status][language]
    case 'site':
      return order.siteName?.[language] ?? ''
    case 'member':
      return order.memberName?.[language] ?? ''
    case 'total':
    case 'subtotal':
    case 'tax':
      return dollars(order[`${column}Cents`])
    default: {
      const time = order[column]
      return time === null ? '' : zoned(time, zone)
    }
  }
}

/** A plain number, which a spreadsheet can add up, with cents only if there are any. */
const dollars = (cents: number) => (cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2))
