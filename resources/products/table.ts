import type { NamedRow, SandboxRow, VersionedRow } from '#server/database/schema.ts'
import type { CATEGORIES } from './rules.ts'

export type ProductTable = SandboxRow &
  NamedRow &
  VersionedRow & {
    sku: string
    category: (typeof CATEGORIES)[number]
    /** TWD, before tax. */
    price_cents: number
    /** The quantity available for sale. Placing an order reduces it. */
    stock: number
    /** Stock is low at or below this quantity. */
    reorder_at: number
    /** When sales ended. */
    discontinued_at: string | null
  }

declare module '#server/database/schema.ts' {
  interface SandboxTables {
    product: ProductTable
  }
}

/** Copied with a sandbox. */
export const sandboxTables = ['product'] as const
