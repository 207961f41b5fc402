import type { TableOf } from '#server/database/mapping.ts'
import type { SandboxRow } from '#server/database/schema.ts'
import type { fields } from './fields.ts'

/** Members imported from one file; their ids are consecutive. */
type MemberImportTable = SandboxRow & TableOf<typeof fields>

declare module '#server/database/schema.ts' {
  interface SandboxTables {
    member_import: MemberImportTable
  }
}

/** Copied with a sandbox. */
export const sandboxTables = ['member_import'] as const
