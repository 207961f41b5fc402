import type { TableOf } from '#server/database/mapping.ts'
import type { SandboxRow } from '#server/database/schema.ts'
import type { fields } from './fields.ts'

declare module '#server/database/schema.ts' {
  interface SandboxTables {
    /** A state of a floor plan that was saved under a name; `shapes` is JSON. */
    plan_version: SandboxRow & TableOf<typeof fields> & { shapes: string; deleted_at: string | null }
  }
}

/** This table is copied with a sandbox. */
export const sandboxTables = ['plan_version'] as const
