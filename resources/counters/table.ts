import type { VersionedRow } from '#server/database/schema.ts'

declare module '#server/database/schema.ts' {
  interface SandboxTables {
    /** The counters of an account; `array` is a JSON list of integers. */
    counter: { sandbox_id: string; account_id: number; number: number; array: string } & VersionedRow
  }
}

/** Copied with a sandbox. */
export const sandboxTables = ['counter'] as const
