import type { SandboxRow } from '#server/database/schema.ts'

/** A tour of a delivery van. */
export type TrackTable = SandboxRow & {
  plate: string
  member_id: number
  /** The delivery route that it drives while the shop is open; null for the seeded tours. */
  route_id: number | null
  started_at: string
  /** When the shop closed, or will: the van gets no further. Null for the seeded tours. */
  ends_at: string | null
  /** JSON: [seconds since the start, longitude, latitude] of each point. Those in the future are not shown. */
  points: string
  /** JSON: [id of the service point, longitude, latitude, planned seconds since the start] of each stop. */
  stops: string
}

declare module '#server/database/schema.ts' {
  interface SandboxTables {
    track: TrackTable
  }
}

/** Copied with a sandbox. */
export const sandboxTables = ['track'] as const

/** Counted for each sandbox, under this name. */
export const countedTables = { track: 'tracks' } as const
