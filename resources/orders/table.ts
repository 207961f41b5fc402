import type { SandboxRow, VersionedRow } from '#server/database/schema.ts'
import type { ORDER_STATUSES } from './rules.ts'

export type OrderTable = SandboxRow &
  VersionedRow & {
    customer_id: number
    /** The member who sold it; null for the web shop and the console. */
    member_id: number | null
    /** The service point for pick-up; null for delivery. */
    site_id: number | null
    status: (typeof ORDER_STATUSES)[number]
    subtotal_cents: number
    tax_cents: number
    total_cents: number
    placed_at: string
    paid_at: string | null
    packed_at: string | null
    shipped_at: string | null
    delivered_at: string | null
    cancelled_at: string | null
  }

export type OrderLineTable = {
  sandbox_id: string
  order_id: number
  line: number
  product_id: number
  quantity: number
  unit_price_cents: number
  /** The line's total with its share of the order's tax. The lines of an order add up to its total. */
  taxed_cents: number
}

declare module '#server/database/schema.ts' {
  interface SandboxTables {
    order: OrderTable
    order_line: OrderLineTable
  }
}

/** Copied with a sandbox. */
export const sandboxTables = ['order', 'order_line'] as const
