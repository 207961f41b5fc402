declare module '#server/database/schema.ts' {
  interface SandboxTables {
    /** The repair request behind a ticket, as JSON with one member per step. */
    repair: { sandbox_id: string; ticket_id: number; request: string }
  }
}

/** Copied with a sandbox. */
export const sandboxTables = ['repair'] as const
