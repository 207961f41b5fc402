import type { SandboxTables } from '#server/database/schema.ts'

/** Rows as the data set has them, before any sandbox. */
export type RowOf<T extends keyof SandboxTables> = Omit<SandboxTables[T], 'sandbox_id'>

/** Nobody has changed the row since it was made. */
export const unchanged = (updatedAt: string) => ({ version: 1, updated_at: updatedAt })
