import type { NamedRow, VersionedRow } from '#server/database/schema.ts'
import type { SITE_KINDS } from './rules.ts'

/** Shared by all sandboxes, because nobody changes a site. */
export type SiteTable = NamedRow &
  VersionedRow & {
    id: number
    kind: (typeof SITE_KINDS)[number]
    /** The first five digits are the county's. */
    township_id: string
    lng: number
    lat: number
    opened_on: string
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
