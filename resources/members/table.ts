import type { TableOf } from '#server/database/mapping.ts'
import type { SandboxRow } from '#server/database/schema.ts'
import type { fields } from './fields.ts'

declare module '#server/database/schema.ts' {
  interface SandboxTables {
    member: SandboxRow &
      TableOf<typeof fields> & {
        /** Both names and the e-mail, normalized for search. */
        folded: string
      }
  }
}

/** Copied with a sandbox. */
export const sandboxTables = ['member'] as const

/** Counted for each sandbox, under this name. */
export const countedTables = { member: 'members' } as const
