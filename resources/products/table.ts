import type { NamedRow, SandboxRow, VersionedRow } from '#server/database/schema.ts'
import type { CATEGORIES } from './rules.ts'

export type ProductTable = SandboxRow &
  NamedRow &
  VersionedRow & {
    sku: string
    category: (typeof CATEGORIES)[number]
    /** Both names as a search compares them. */
    folded: string
    /** TWD, before tax. */
    price_cents: number
    /** What may still be sold: an order takes its goods when it is placed. */
    stock: number
    /** To be ordered again when no more than this is in stock. */
    reorder_at: number
    /** Since when it is sold no more. */
    discontinued_at: string | null
  }

declare module '#server/database/schema.ts' {
  interface SandboxTables {
    product: ProductTable
  }
}

/** Copied with a sandbox. */
export const sandboxTables = ['product'] as const
