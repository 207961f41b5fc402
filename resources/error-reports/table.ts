import type { SandboxRow, VersionedRow } from '#server/database/schema.ts'
import type { ErrorKind } from './rules.ts'

export type ErrorGroupTable = SandboxRow &
  VersionedRow & {
    fingerprint: string
    kind: ErrorKind
    name: string
    message: string
    /** `pages/page6/page.tsx:12` or `GET /api/members/#`; null if the stack names none of the console's files. */
    location: string | null
    page: string
    count: number
    first_seen_at: string
    last_seen_at: string
    assignee_id: number | null
    resolved_at: string | null
    /** When it happened again after it had been resolved. */
    regressed_at: string | null
  }

export type ErrorReportTable = SandboxRow & {
  group_id: number
  at: string
  /** The name of the account that sent the report. */
  account: string
  agent: string
  content: string
}

declare module '#server/database/schema.ts' {
  interface SandboxTables {
    error_group: ErrorGroupTable
    error_report: ErrorReportTable
  }
}

/** Copied with a sandbox. */
export const sandboxTables = ['error_group', 'error_report'] as const
