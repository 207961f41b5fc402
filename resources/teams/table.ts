import type { TableOf } from '#server/database/mapping.ts'
import type { SandboxRow } from '#server/database/schema.ts'
import type { fields } from './fields.ts'

export type TeamTable = SandboxRow & TableOf<typeof fields> & { deleted_at: string | null }

declare module '#server/database/schema.ts' {
  interface SandboxTables {
    team: TeamTable
  }
}

/** Copied with a sandbox. */
export const sandboxTables = ['team'] as const

/** Counted for each sandbox, under this name. */
export const countedTables = { team: 'teams' } as const
