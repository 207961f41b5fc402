import type { TableOf } from '#server/database/mapping.ts'
import type { SandboxRow } from '#server/database/schema.ts'
import type { fields } from './fields.ts'

/** A technician's visit to a customer. */
type RepairVisitTable = SandboxRow & TableOf<typeof fields>

declare module '#server/database/schema.ts' {
  interface SandboxTables {
    repair_visit: RepairVisitTable
  }
}

/** Copied with a sandbox. */
export const sandboxTables = ['repair_visit'] as const
