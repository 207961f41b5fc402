/** The repair request behind a ticket, as JSON with one member per step. */
type RepairTable = { sandbox_id: string; ticket_id: number; request: string }

declare module '#server/database/schema.ts' {
  interface SandboxTables {
    repair: RepairTable
  }
}

/** Copied with a sandbox. */
export const sandboxTables = ['repair'] as const
