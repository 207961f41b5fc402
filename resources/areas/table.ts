import type { NamedRow, SandboxRow, VersionedRow } from '#server/database/schema.ts'

type AreaTable = SandboxRow &
  NamedRow &
  VersionedRow & {
    /** The driver. */
    member_id: number | null
    team_id: number | null
    may_overlap: number
    /** JSON: the coordinates of a GeoJSON MultiPolygon. */
    shape: string
    deleted_at: string | null
  }

declare module '#server/database/schema.ts' {
  interface SandboxTables {
    area: AreaTable
  }
}

/** Copied with a sandbox. */
export const sandboxTables = ['area'] as const

/** Counted for each sandbox, under this name. */
export const countedTables = { area: 'areas' } as const
