import type { TableOf } from '#server/database/mapping.ts'
import type { SandboxRow } from '#server/database/schema.ts'
import type { fields, versionFields } from './fields.ts'

declare module '#server/database/schema.ts' {
  interface SandboxTables {
    /** A form with its draft. */
    form: SandboxRow & TableOf<typeof fields> & { deleted_at: string | null }
    /** A published version, which never changes. */
    form_version: TableOf<typeof versionFields> & { sandbox_id: string; form_id: number }
  }
}

/** Copied with a sandbox. */
export const sandboxTables = ['form', 'form_version'] as const
