import type { SandboxRow, VersionedRow } from '#server/database/schema.ts'

/** A form as it is being designed; `fields` is JSON. */
export type FormTable = SandboxRow &
  VersionedRow & {
    title_en: string
    title_zh: string
    fields: string
    is_closed: 0 | 1
    /** The number of the version that was published last. */
    latest: number | null
    deleted_at: string | null
  }

/** What was published of a form, and is never changed; `fields` is JSON. */
export type FormVersionTable = {
  sandbox_id: string
  form_id: number
  number: number
  title_en: string
  title_zh: string
  fields: string
  /** Who published it. */
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
