import type { SandboxRow, VersionedRow } from '#server/database/schema.ts'

export type FormAnswerTable = SandboxRow &
  VersionedRow & {
    form_id: number
    form_version: number
    /** JSON: the answers by field id. */
    answers: string
    account: string
    created_at: string
  }

declare module '#server/database/schema.ts' {
  interface SandboxTables {
    form_answer: FormAnswerTable
  }
}

/** Copied with a sandbox. */
export const sandboxTables = ['form_answer'] as const
