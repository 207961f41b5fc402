import type { VersionedRow } from '#server/database/schema.ts'
import type { Target } from './rules.ts'

declare module '#server/database/schema.ts' {
  interface SandboxTables {
    /** A text that was changed or translated. Its id is `zh.page3_01.members`: language, namespace and key. */
    translation: VersionedRow & {
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
    translation_release: {
      sandbox_id: string
      number: number
      note: string
      /** The number of the earlier version that this one returns to. */
      restores: number | null
      changes: string
      account: string
      published_at: string
    }
  }
}

/** Copied with a sandbox. */
export const sandboxTables = ['translation', 'translation_release'] as const
