import type { SandboxRow, VersionedRow } from '#server/database/schema.ts'

/** Members imported from one file; their ids are consecutive. */
export type MemberImportTable = SandboxRow &
  VersionedRow & {
    account: string
    file_name: string
    first_member_id: number
    row_count: number
    created_at: string
    undone_at: string | null
  }

declare module '#server/database/schema.ts' {
  interface SandboxTables {
    member_import: MemberImportTable
  }
}

/** Copied with a sandbox. */
export const sandboxTables = ['member_import'] as const
