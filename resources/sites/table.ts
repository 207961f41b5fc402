import type { NamedRow, SandboxRow, VersionedRow } from '#server/database/schema.ts'
import type { SITE_KINDS } from './rules.ts'

export type SiteTable = SandboxRow &
  NamedRow &
  VersionedRow & {
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
  interface SandboxTables {
    site: SiteTable
  }
}

/** Copied with a sandbox. */
export const sandboxTables = ['site'] as const
