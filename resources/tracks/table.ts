import type { SandboxRow } from '#server/database/schema.ts'

export type TrackTable = SandboxRow & {
  plate: string
  member_id: number
  started_at: string
  /** JSON: [seconds since the start, longitude, latitude] of each point. */
  points: string
}

declare module '#server/database/schema.ts' {
  interface SandboxTables {
    track: TrackTable
  }
}

/** Copied with a sandbox. */
export const sandboxTables = ['track'] as const
