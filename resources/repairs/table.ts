/** The request that a ticket came of, as JSON: a member for each step. */
export type RepairTable = { sandbox_id: string; ticket_id: number; request: string }

declare module '#server/database/schema.ts' {
  interface SandboxTables {
    repair: RepairTable
  }
}

/** Copied with a sandbox. */
export const sandboxTables = ['repair'] as const
