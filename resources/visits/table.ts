import type { TableOf } from '#server/database/mapping.ts'
import type { SandboxRow } from '#server/database/schema.ts'
import type { fields } from './fields.ts'

declare module '#server/database/schema.ts' {
  interface SandboxTables {
    /** A technician's visit to a customer. */
    repair_visit: SandboxRow & TableOf<typeof fields>
  }
}

/** Copied with a sandbox. */
export const sandboxTables = ['repair_visit'] as const
