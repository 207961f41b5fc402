import type { SandboxRow, VersionedRow } from '#server/database/schema.ts'

/** A form with its draft; `fields` is JSON. */
type FormTable = SandboxRow &
  VersionedRow & {
    title_en: string
    title_zh: string
    fields: string
    is_closed: 0 | 1
    /** The number of the latest published version. */
    latest: number | null
    deleted_at: string | null
  }

/** A published version, which never changes; `fields` is JSON. */
type FormVersionTable = {
  sandbox_id: string
  form_id: number
  number: number
  title_en: string
  title_zh: string
  fields: string
  account: string
  published_at: string
}

declare module '#server/database/schema.ts' {
  interface SandboxTables {
    form: FormTable
    form_version: FormVersionTable
  }
}

/** Copied with a sandbox. */
export const sandboxTables = ['form', 'form_version'] as const
