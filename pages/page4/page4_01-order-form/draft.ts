import * as z from 'zod/mini'
import type { Customer } from '#resources/customers/contract.ts'
import { LineFields, OrderFields } from '#resources/orders/contract.ts'
import { MAX_LINES, priceFor, totalsOf } from '#resources/orders/rules.ts'
import type { Product } from '#resources/products/contract.ts'

/** A line that is being filled in. Product 0 means none is chosen yet. The key stays the same when the line moves. */
export type Line = { key: string; productId: number; quantity: number | null }

export type Draft = { customerId: number; delivery: 'delivered' | 'picked-up'; siteId: number | null; lines: Line[] }

/** The contract's rules for the fields that are filled in; the rest is calculated from them. */
export const DraftFields = z.object({
  customerId: OrderFields.shape.customerId,
  lines: z.array(LineFields).check(z.minLength(1), z.maxLength(MAX_LINES)),
})

/** A form with its initial content, and the idempotency key of its order: however often it is sent, it creates one. */
export type Sheet = { number: number; draft: Draft; key: string }

export const blankLine = (): Line => ({ key: crypto.randomUUID(), productId: 0, quantity: 1 })
export const blankDraft = (): Draft => ({ customerId: 0, delivery: 'delivered', siteId: null, lines: [blankLine()] })

const isBlankLine = ({ productId, quantity }: Line) => productId === 0 && (quantity === null || quantity === 1)

/** True if nothing would be lost. */
export const isBlank = ({ customerId, delivery, lines }: Draft): boolean =>
  customerId === 0 && delivery === 'delivered' && lines.every(isBlankLine)

/** The lines without those that are untouched, as long as others remain. */
export function withoutBlanks(lines: readonly Line[]): Line[] {
  const filled = lines.filter(line => !isBlankLine(line))
  return filled.length > 0 ? filled : lines.slice(0, 1)
}

export type Products = ReadonlyMap<number, Product>

/** The price of a line; null if it is incomplete. */
export function pricedLine({ productId, quantity }: Line, products: Products, kind: Customer['kind'] | undefined) {
  const product = products.get(productId)
  if (!product) return null
  const unitPriceCents = priceFor(kind ?? 'person', product.priceCents)
  const isCounted = quantity !== null && z.safeParse(LineFields.shape.quantity, quantity).success
  return { productId, quantity: isCounted ? quantity : 0, unitPriceCents }
}

/** The request body, with the prices and the total that are on the screen. */
export function orderOf(draft: Draft, products: Products, kind: Customer['kind'] | undefined): OrderFields {
  const lines = draft.lines.flatMap(line => pricedLine(line, products, kind) ?? [])
  const siteId = draft.delivery === 'picked-up' ? draft.siteId : null
  return { customerId: draft.customerId, siteId, lines, totalCents: totalsOf(lines).totalCents }
}
