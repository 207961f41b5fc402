import type { NamedRow, SandboxRow, VersionedRow } from '#server/database/schema.ts'

export type TeamTable = SandboxRow &
  NamedRow &
  VersionedRow & {
    parent_id: number | null
    deleted_at: string | null
  }

declare module '#server/database/schema.ts' {
  interface SandboxTables {
    team: TeamTable
  }
}

/** Copied with a sandbox. */
export const sandboxTables = ['team'] as const
