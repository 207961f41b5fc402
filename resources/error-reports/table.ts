import type { TableOf } from '#server/database/mapping.ts'
import type { SandboxRow } from '#server/database/schema.ts'
import type { fields } from './fields.ts'

declare module '#server/database/schema.ts' {
  interface SandboxTables {
    error_group: SandboxRow & TableOf<typeof fields> & { fingerprint: string }
    error_report: SandboxRow & {
      group_id: number
      at: string
      /** The name of the account that sent the report. */
      account: string
      agent: string
      content: string
    }
  }
}

/** Copied with a sandbox. */
export const sandboxTables = ['error_group', 'error_report'] as const

export const unauditedTables = {
  error_group: 'counts its reports; what an operator changes goes through its entity, which records it',
  error_report: 'is a line of a log, and there are as many as there are errors',
} as const
