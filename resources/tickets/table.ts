import type { SandboxRow, VersionedRow } from '#server/database/schema.ts'
import type { PRIORITIES, TICKET_STATUSES } from './rules.ts'

export type SupportTicketTable = SandboxRow &
  VersionedRow & {
    title_en: string
    title_zh: string
    /** What the customer wrote; empty if nothing. */
    text_en: string
    text_zh: string
    customer_id: number
    order_id: number | null
    assignee_id: number | null
    status: (typeof TICKET_STATUSES)[number]
    priority: (typeof PRIORITIES)[number]
    /** The position among tickets of the same status, with gaps. */
    rank: number
    created_at: string
    resolved_at: string | null
    closed_at: string | null
    closed_by: number | null
  }

declare module '#server/database/schema.ts' {
  interface SandboxTables {
    support_ticket: SupportTicketTable
  }
}

/** Copied with a sandbox. */
export const sandboxTables = ['support_ticket'] as const
