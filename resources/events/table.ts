import type { TableOf } from '#server/database/mapping.ts'
import type { SandboxRow } from '#server/database/schema.ts'
import type { fields } from './fields.ts'

export type Happening = Omit<EventTable, 'id'>

/** The seeded events. Read-only, and shared by all sandboxes. */
export type EventTable = TableOf<typeof fields>

declare module '#server/database/schema.ts' {
  interface SandboxTables {
    /** Events that a sandbox has recorded since. */
    recorded_event: SandboxRow & Happening
  }
  interface SharedTables {
    event: EventTable
  }
}

/** Installed with the practice data. */
export const sharedTables = ['event'] as const

/** Copied with a sandbox. */
export const sandboxTables = ['recorded_event'] as const
