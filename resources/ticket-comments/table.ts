import type { SandboxRow, VersionedRow } from '#server/database/schema.ts'

export type TicketCommentTable = SandboxRow &
  VersionedRow & {
    ticket_id: number
    /** The account that wrote it. */
    author: string
    text: string
    created_at: string
    deleted_at: string | null
  }

declare module '#server/database/schema.ts' {
  interface SandboxTables {
    ticket_comment: TicketCommentTable
  }
}

/** Copied with a sandbox. */
export const sandboxTables = ['ticket_comment'] as const
