import type { TableOf } from '#server/database/mapping.ts'
import type { fields } from './fields.ts'

/** Shared by all sandboxes, because nobody changes a site. */
type SiteTable = TableOf<typeof fields> & {
  /** An index of `OPENING_HOURS`. */
  hours: number
}

declare module '#server/database/schema.ts' {
  interface SharedTables {
    site: SiteTable
  }
}

/** Installed with the practice data. */
export const sharedTables = ['site'] as const
