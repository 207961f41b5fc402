import type { CompanyTables } from '#server/database/company-schema.ts'

/** Rows as the data set has them, before any sandbox. */
export type RowOf<T extends keyof CompanyTables> = Omit<CompanyTables[T], 'sandbox_id'>

/** Nobody has changed the row since it was made. */
export const unchanged = (updatedAt: string) => ({ version: 1, updated_at: updatedAt })
