import type { SandboxRow, VersionedRow } from '#server/database/schema.ts'
import type { VisitStatus } from './rules.ts'

/** A technician's visit to a customer. */
export type RepairVisitTable = SandboxRow &
  VersionedRow & {
    starts_at: string
    customer_id: number
    product_id: number
    technician_id: number
    status: VisitStatus
    minutes: number | null
    parts: string
    note: string
  }

declare module '#server/database/schema.ts' {
  interface SandboxTables {
    repair_visit: RepairVisitTable
  }
}

/** Copied with a sandbox. */
export const sandboxTables = ['repair_visit'] as const
