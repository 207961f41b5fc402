import type { TableOf } from '#server/database/mapping.ts'
import type { SandboxRow } from '#server/database/schema.ts'
import type { fields } from './fields.ts'

declare module '#server/database/schema.ts' {
  interface SandboxTables {
    product: SandboxRow & TableOf<typeof fields>
  }
}

/** Copied with a sandbox. */
export const sandboxTables = ['product'] as const

/** Counted for each sandbox, under this name. */
export const countedTables = { product: 'products' } as const
