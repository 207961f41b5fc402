import type { TableOf } from '#server/database/mapping.ts'
import type { SandboxRow } from '#server/database/schema.ts'
import type { fields } from './fields.ts'

declare module '#server/database/schema.ts' {
  interface SandboxTables {
    support_ticket: SandboxRow & TableOf<typeof fields>
  }
}

/** Copied with a sandbox. */
export const sandboxTables = ['support_ticket'] as const

/** Counted for each sandbox, under this name. */
export const countedTables = { support_ticket: 'tickets' } as const
