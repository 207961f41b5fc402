import type { TableOf } from '#server/database/mapping.ts'
import type { SandboxRow } from '#server/database/schema.ts'
import type { fields } from './fields.ts'

declare module '#server/database/schema.ts' {
  interface SandboxTables {
    /** Members imported from one file; their ids are consecutive. */
    member_import: SandboxRow & TableOf<typeof fields>
  }
}

/** Copied with a sandbox. */
export const sandboxTables = ['member_import'] as const
