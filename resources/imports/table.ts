import type { SandboxRow, VersionedRow } from '#server/database/schema.ts'

/** Members that came out of one file; their ids follow one another. */
export type MemberImportTable = SandboxRow &
  VersionedRow & {
    /** Who brought them in. */
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
