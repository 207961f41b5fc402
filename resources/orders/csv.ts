import { csvHead, csvRows, zoned } from '#server/http/csv.ts'
import type { Language } from '#shared/messages.ts'
import type { Order } from './contract.ts'
import { ORDER_COLUMN_NAMES, type OrderColumn, STATUS_NAMES } from './rules.ts'

export type CsvShape = { columns: OrderColumn[]; zone: string; language: Language }

const IN_DOLLARS = { en: ' (TWD)', zh: '（新臺幣）' }

export const headOf = ({ columns, language, zone }: CsvShape): string =>
  csvHead(columns.map(column => ORDER_COLUMN_NAMES[column][language] + unitOf(column, language, zone)))

function unitOf(column: OrderColumn, language: Language, zone: string): string {
  if (column === 'total' || column === 'subtotal' || column === 'tax') return IN_DOLLARS[language]
  return column.endsWith('At') ? ` (${zone})` : ''
}

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
