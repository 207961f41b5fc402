import type { TableOf } from '#server/database/mapping.ts'
import type { fields } from './fields.ts'

declare module '#server/database/schema.ts' {
  interface SharedTables {
    /** Shared by all sandboxes, because nobody changes a site. */
    site: TableOf<typeof fields> & {
      /** An index of `OPENING_HOURS`. */
      hours: number
    }
  }
}

/** Installed with the practice data. */
export const sharedTables = ['site'] as const
