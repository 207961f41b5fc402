import type { VersionedRow } from '#server/database/schema.ts'

/** The counters of an account; `array` is a JSON list of integers. */
type CounterTable = { sandbox_id: string; account_id: number; number: number; array: string } & VersionedRow

declare module '#server/database/schema.ts' {
  interface SandboxTables {
    counter: CounterTable
  }
}

/** Copied with a sandbox. */
export const sandboxTables = ['counter'] as const
