import type { TableOf } from '#server/database/mapping.ts'
import type { SandboxRow } from '#server/database/schema.ts'
import type { fields } from './fields.ts'

/** A state of a floor plan that was saved under a name; `shapes` is JSON. */
type PlanVersionTable = SandboxRow & TableOf<typeof fields> & { shapes: string; deleted_at: string | null }

declare module '#server/database/schema.ts' {
  interface SandboxTables {
    plan_version: PlanVersionTable
  }
}

/** This table is copied with a sandbox. */
export const sandboxTables = ['plan_version'] as const
