import { STATUS_NAMES } from '#resources/orders/rules.ts'
import { CATEGORY_NAMES } from '#resources/products/rules.ts'
import type { Words } from '#shared/messages.ts'
import { isKeyOf, keysIn } from '#shared/objects.ts'
import { defineWords } from '#shared/platform/words.ts'

export const DIMENSION_NAMES = defineWords('sales-dimension', {
  month: { en: 'Month', zh: '月份' },
  week: { en: 'Week', zh: '週' },
  status: { en: 'Status', zh: '狀態' },
  customer: { en: 'Customer', zh: '客戶' },
  county: { en: 'County', zh: '縣市' },
  member: { en: 'Sold by', zh: '業務' },
  category: { en: 'Category', zh: '類別' },
  product: { en: 'Product', zh: '商品' },
})
export type Dimension = keyof typeof DIMENSION_NAMES
/** What sales can be grouped by. */
export const DIMENSIONS = keysIn(DIMENSION_NAMES)

export const MEASURE_NAMES = defineWords('sales-measure', {
  amount: { en: 'Sales (TWD)', zh: '銷售額（新臺幣）' },
  orders: { en: 'Orders', zh: '訂單數' },
  average: { en: 'Average order (TWD)', zh: '平均訂單金額（新臺幣）' },
  share: { en: 'Share of sales', zh: '占總銷售額' },
})
export type Measure = keyof typeof MEASURE_NAMES
/** Amount with tax; number of orders; amount per order; and the part of the total, in percent. */
export const MEASURES = keysIn(MEASURE_NAMES)

/** An axis shows this many customers, members or products, those with the most sales. The others become one entry. */
export const MAX_ENTRIES = 20
/** An axis goes back this many months or weeks. What is earlier becomes one entry. */
export const MAX_TIMES = 120

/** The key of the entry that holds what an axis does not show by itself. */
export const OTHER = 'other'
/** The key of orders that no member sold. */
export const WEB_SHOP = 'web'

export const isTime = (dimension: Dimension): dimension is 'month' | 'week' =>
  dimension === 'month' || dimension === 'week'

type Sum = { orders: number; cents: number }

/** The value of a cell: cents, a number of orders, or a fraction of the total. Null: there is nothing to divide. */
export function measured({ orders, cents }: Sum, measure: Measure, total: Sum): number | null {
  switch (measure) {
    case 'amount':
      return cents
    case 'orders':
      return orders
    case 'average':
      return orders === 0 ? null : Math.round(cents / orders)
    case 'share':
      return total.cents === 0 ? null : cents / total.cents
  }
}

const ENTRY_NAMES = defineWords('sales-entry', {
  other: { en: 'Other', zh: '其他' },
  webShop: { en: 'Web shop', zh: '網路商店' },
})

/** What a row or column is called; null for a month or week, whose name depends on where it is shown. */
export function entryName(dimension: Dimension, { key, name }: { key: string; name: Words | null }): Words | null {
  if (key === OTHER) return ENTRY_NAMES.other
  if (key === WEB_SHOP) return ENTRY_NAMES.webShop
  if (dimension === 'status' && isKeyOf(STATUS_NAMES, key)) return STATUS_NAMES[key]
  if (dimension === 'category' && isKeyOf(CATEGORY_NAMES, key)) return CATEGORY_NAMES[key]
  return name
}
