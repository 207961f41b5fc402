/** A hunt for bugs in one sandbox of an account. */
export type HuntTable = {
  id: string
  account_id: number
  sandbox_id: string
  seed: number
  /** JSON: the ids of the bugs, a secret until the hunt has ended. */
  bugs: string
  /** JSON: the reports that found one, the first first. */
  found: string
  /** JSON: what has been told of bugs that are not found. */
  hints: string
  /** How many reports found nothing wrong. */
  misses: number
  started_at: string
  ends_at: string
  ended_at: string | null
}

declare module '#server/database/schema.ts' {
  interface Tables {
    hunt: HuntTable
    /** A response that was wrong because of a hunted bug. */
    hunt_trace: {
      hunt_id: string
      request_id: string
      bug: string
      /** JSON: the places that were wrong. */
      places: string
    }
  }
}

export const unauditedTables = { hunt_trace: 'is what the server noted about its own responses' } as const
