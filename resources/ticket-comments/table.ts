import type { TableOf } from '#server/database/mapping.ts'
import type { SandboxRow } from '#server/database/schema.ts'
import type { fields } from './fields.ts'

declare module '#server/database/schema.ts' {
  interface SandboxTables {
    ticket_comment: SandboxRow & TableOf<typeof fields> & { deleted_at: string | null }
  }
}

/** Copied with a sandbox. */
export const sandboxTables = ['ticket_comment'] as const
