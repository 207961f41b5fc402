import type { TableOf } from '#server/database/mapping.ts'
import type { SandboxRow } from '#server/database/schema.ts'
import type { fields } from './fields.ts'
import type { StepAction } from './rules.ts'

declare module '#server/database/schema.ts' {
  interface SandboxTables {
    /** A floor plan as it is now; `shapes` is JSON. */
    floor_plan: SandboxRow & TableOf<typeof fields> & { shapes: string; deleted_at: string | null }
    /** A step of a plan, numbered by the version it led to; `changes` and `inverse` are JSON. */
    floor_plan_step: {
      sandbox_id: string
      plan_id: number
      number: number
      /** The step it goes back or forward to. Null for a new step. */
      goes_to: number | null
      action: StepAction
      changes: string
      inverse: string
      account: string
      made_at: string
    }
  }
}

/** These tables are copied with a sandbox. */
export const sandboxTables = ['floor_plan', 'floor_plan_step'] as const
