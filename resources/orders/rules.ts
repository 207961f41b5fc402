import type { CUSTOMER_KINDS } from '#resources/customers/rules.ts'
import { defineWords } from '#shared/platform/words.ts'

/** In the order in which an order reaches them. */
export const ORDER_STATUSES = ['placed', 'paid', 'packed', 'shipped', 'delivered', 'cancelled'] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

export const STATUS_NAMES = defineWords<OrderStatus>('order-status', {
  placed: { en: 'Placed', zh: '已成立' },
  paid: { en: 'Paid', zh: '已付款' },
  packed: { en: 'Packed', zh: '已包裝' },
  shipped: { en: 'Shipped', zh: '已出貨' },
  delivered: { en: 'Delivered', zh: '已送達' },
  cancelled: { en: 'Cancelled', zh: '已取消' },
})

/** The shape of a status: how far the order has come, or that it comes no further. */
export const ringOf = (status: OrderStatus) => ({
  filled: ORDER_STATUSES.indexOf(status) / ORDER_STATUSES.indexOf('delivered'),
  isCrossed: status === 'cancelled',
})

/** The items are still in the warehouse, so the order can be cancelled and they can be sold again. */
export const OPEN_STATUSES = ['placed', 'paid', 'packed'] as const
export const isOpen = (status: OrderStatus): boolean => (OPEN_STATUSES as readonly OrderStatus[]).includes(status)

/** Orders of a sandbox. Every fork copies them. */
export const MAX_ORDERS = 20_000
/** Orders per request: small batches do not block others for long. */
export const MAX_AT_ONCE = 100
export const MAX_SELECTED = 5000

export const MAX_LINES = 50
export const MAX_QUANTITY = 999
/** The largest integer of the database column: about 21 million dollars. */
export const MAX_CENTS = 2 ** 31 - 1

/** Taiwan's business tax: 5% (Value-added and Non-value-added Business Tax Act, article 10). */
const TAX_PERCENT = 5
const DOLLAR_CENTS = 100

/**
 * Rounds `numerator / denominator` cents to the dollar, half up. Uses integers only, so no fraction of a cent is lost.
 */
const wholeDollars = (numerator: number, denominator: number): number => {
  const parts = denominator * DOLLAR_CENTS
  return Math.floor((2 * numerator + parts) / (2 * parts)) * DOLLAR_CENTS
}

/** The unit price for a kind of customer: businesses pay nine tenths, in whole dollars. */
export const priceFor = (kind: (typeof CUSTOMER_KINDS)[number], priceCents: number): number =>
  kind === 'business' ? wholeDollars(priceCents * 9, 10) : priceCents

type Priced = { quantity: number; unitPriceCents: number }

export const lineTotal = ({ quantity, unitPriceCents }: Priced): number => quantity * unitPriceCents

/** The totals in integer cents of TWD. The tax is rounded half up to the dollar, as on an invoice. */
export function totalsOf(lines: readonly Priced[]) {
  const subtotalCents = lines.reduce((sum, line) => sum + lineTotal(line), 0)
  const taxCents = wholeDollars(subtotalCents * TAX_PERCENT, 100)
  return { subtotalCents, taxCents, totalCents: subtotalCents + taxCents }
}

/**
 * Each line's total with its share of the order's tax, in cents. A share is the difference of two rounded running totals,
 * so the lines add up to the order's total.
 */
export function taxedTotals(lines: readonly Priced[]): number[] {
  const { subtotalCents, taxCents } = totalsOf(lines)
  // Amounts stay below 2³¹, but their product does not fit into a number.
  const taxUpTo = (cents: number) =>
    subtotalCents === 0 ? 0 : Number((BigInt(taxCents) * BigInt(cents)) / BigInt(subtotalCents))
  let soFar = 0
  return lines.map(line => {
    const own = lineTotal(line)
    const before = taxUpTo(soFar)
    soFar += own
    return own + taxUpTo(soFar) - before
  })
}

/** The indexes of lines that repeat a product, because each product may have only one line. */
export const repeatsIn = (lines: readonly { productId: number }[]): number[] => {
  const first = new Map<number, number>()
  return lines.flatMap(({ productId }, place) => {
    const isRepeat = first.has(productId)
    if (!isRepeat) first.set(productId, place)
    return isRepeat ? [place] : []
  })
}
