import type { NamedRow, SandboxRow, VersionedRow } from '#server/database/schema.ts'
import type { CUSTOMER_KINDS } from './rules.ts'

export type CustomerTable = SandboxRow &
  NamedRow &
  VersionedRow & { kind: (typeof CUSTOMER_KINDS)[number]; township_id: string; since: string }

declare module '#server/database/schema.ts' {
  interface SandboxTables {
    customer: CustomerTable
  }
}

/** Copied with a sandbox. */
export const sandboxTables = ['customer'] as const
