import type { NamedRow, SandboxRow, VersionedRow } from '#server/database/schema.ts'

export type AreaTable = SandboxRow &
  NamedRow &
  VersionedRow & {
    member_id: number | null
    /** JSON: a closed ring of [longitude, latitude]. */
    ring: string
  }

declare module '#server/database/schema.ts' {
  interface SandboxTables {
    area: AreaTable
  }
}

/** Copied with a sandbox. */
export const sandboxTables = ['area'] as const
