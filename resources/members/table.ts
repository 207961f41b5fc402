import type { NamedRow, SandboxRow, VersionedRow } from '#server/database/schema.ts'
import type { JOBS } from './rules.ts'

export type MemberTable = SandboxRow &
  NamedRow &
  VersionedRow & {
    team_id: number
    email: string
    job: (typeof JOBS)[number]
    /** A date: `2024-11-03`. */
    joined_on: string
    archived_at: string | null
    /** Both names and the e-mail, normalized for search. */
    folded: string
  }

declare module '#server/database/schema.ts' {
  interface SandboxTables {
    member: MemberTable
  }
}

/** Copied with a sandbox. */
export const sandboxTables = ['member'] as const
