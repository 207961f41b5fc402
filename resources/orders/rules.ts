/** In the order in which an order passes through them; from any but the last two it may be cancelled instead. */
export const ORDER_STATUSES = ['placed', 'paid', 'packed', 'shipped', 'delivered', 'cancelled'] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** Of these the goods still lie in the warehouse, and must. */
export const isOpen = (status: OrderStatus): boolean => status === 'placed' || status === 'paid' || status === 'packed'

/** Taiwan's business tax: 5% (Value-added and Non-value-added Business Tax Act, article 10). */
const TAX_PERCENT = 5
const DOLLAR_CENTS = 100

type Priced = { quantity: number; unitPriceCents: number }

export const lineTotal = ({ quantity, unitPriceCents }: Priced): number => quantity * unitPriceCents

/** What an order comes to, in integer cents of TWD; the tax is rounded to the dollar, half up, as on an invoice. */
export function totalsOf(lines: readonly Priced[]) {
  const subtotalCents = lines.reduce((sum, line) => sum + lineTotal(line), 0)
  const taxCents = Math.round((subtotalCents * TAX_PERCENT) / 100 / DOLLAR_CENTS) * DOLLAR_CENTS
  return { subtotalCents, taxCents, totalCents: subtotalCents + taxCents }
}
