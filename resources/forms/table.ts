import type { TableOf } from '#server/database/mapping.ts'
import type { SandboxRow } from '#server/database/schema.ts'
import type { fields, versionFields } from './fields.ts'

/** A form with its draft. */
type FormTable = SandboxRow & TableOf<typeof fields> & { deleted_at: string | null }

/** A published version, which never changes. */
type FormVersionTable = TableOf<typeof versionFields> & { sandbox_id: string; form_id: number }

declare module '#server/database/schema.ts' {
  interface SandboxTables {
    form: FormTable
    form_version: FormVersionTable
  }
}

/** Copied with a sandbox. */
export const sandboxTables = ['form', 'form_version'] as const
