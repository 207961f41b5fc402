import type { TableOf } from '#server/database/mapping.ts'
import type { SandboxRow } from '#server/database/schema.ts'
import type { fields } from './fields.ts'

declare module '#server/database/schema.ts' {
  interface SandboxTables {
    order: SandboxRow & TableOf<typeof fields> & { customer_id: number }
    order_line: {
      sandbox_id: string
      order_id: number
      line: number
      product_id: number
      quantity: number
      unit_price_cents: number
      /** The line's total with its share of the order's tax. The lines of an order add up to its total. */
      taxed_cents: number
    }
  }
}

/** Copied with a sandbox. */
export const sandboxTables = ['order', 'order_line'] as const

/** Counted for each sandbox, under this name. */
export const countedTables = { order: 'orders', order_line: 'orderLines' } as const
