import type { VersionedRow } from '#server/database/schema.ts'
import type { Target } from './rules.ts'

/** A text that was changed or translated. Its id is `zh.page3_01.members`: language, namespace and key. */
type TranslationTable = VersionedRow & {
  sandbox_id: string
  id: string
  language: Target
  /** The latest text as JSON; null: the console's own. */
  text: string | null
  published: string | null
  is_in_review: 0 | 1
  /** The account that changed it last. */
  account: string
}

/** A published version. It never changes; `changes` is JSON. */
type TranslationReleaseTable = {
  sandbox_id: string
  number: number
  note: string
  /** The number of the earlier version that this one returns to. */
  restores: number | null
  changes: string
  account: string
  published_at: string
}

declare module '#server/database/schema.ts' {
  interface SandboxTables {
    translation: TranslationTable
    translation_release: TranslationReleaseTable
  }
}

/** Copied with a sandbox. */
export const sandboxTables = ['translation', 'translation_release'] as const
