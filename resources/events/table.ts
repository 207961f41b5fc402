import type { SandboxRow } from '#server/database/schema.ts'
import type { EventKind, EventSubject } from './rules.ts'

export type Happening = {
  at: string
  kind: EventKind
  subject: EventSubject
  subject_id: number
  /** Who did it; null: a customer or a machine. */
  member_id: number | null
}

/** Read-only, and shared by all sandboxes: it holds the events that the company was delivered with. */
export type EventTable = Happening & { id: number }

/** What was recorded in a sandbox since. */
export type RecordedEventTable = SandboxRow & Happening

declare module '#server/database/schema.ts' {
  interface SandboxTables {
    recorded_event: RecordedEventTable
  }
  interface Tables {
    event: EventTable
  }
}

/** Copied with a sandbox. */
export const sandboxTables = ['recorded_event'] as const
