import type { SandboxRow, VersionedRow } from '#server/database/schema.ts'

/** A state of a floor plan that was saved under a name; `shapes` is JSON. */
export type PlanVersionTable = SandboxRow &
  VersionedRow & {
    plan_id: number
    name: string
    shapes: string
    shape_count: number
    /** The step of the plan’s history that led to this state. */
    step: number
    account: string
    saved_at: string
    deleted_at: string | null
  }

declare module '#server/database/schema.ts' {
  interface SandboxTables {
    plan_version: PlanVersionTable
  }
}

/** This table is copied with a sandbox. */
export const sandboxTables = ['plan_version'] as const
