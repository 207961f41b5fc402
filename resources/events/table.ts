import type { SandboxRow } from '#server/database/schema.ts'
import type { EventKind, EventSubject } from './rules.ts'

export type Happening = {
  at: string
  kind: EventKind
  subject: EventSubject
  subject_id: number
  /** The member who did it; null for a customer or a machine. */
  member_id: number | null
}

/** The seeded events. Read-only, and shared by all sandboxes. */
export type EventTable = Happening & { id: number }

/** Events that a sandbox has recorded since. */
export type RecordedEventTable = SandboxRow & Happening

declare module '#server/database/schema.ts' {
  interface SandboxTables {
    recorded_event: RecordedEventTable
  }
  interface SharedTables {
    event: EventTable
  }
}

/** Installed with the practice data. */
export const sharedTables = ['event'] as const

/** Copied with a sandbox. */
export const sandboxTables = ['recorded_event'] as const
