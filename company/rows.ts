import type { SandboxTables, Tables } from '#server/database/schema.ts'
import type { Township } from './places.ts'

/** The tables of the practice company: those that are copied with a sandbox, and the events, which all sandboxes share. */
export type CompanyTable = keyof SandboxTables | 'event'

/** Rows as the data set has them, before any sandbox. */
export type RowOf<T extends CompanyTable> = Omit<Tables[T], 'sandbox_id'>

/** What a seed works with: the townships of Taiwan, and the rows that other seeds make. */
export type Company = {
  townships: readonly Township[]
  /** The rows of a table, made when a seed first asks for them. */
  rows: <T extends keyof SandboxTables>(table: T) => readonly RowOf<T>[]
}

/** The 100,000 events are made while they are read, so that they are never all in memory. */
export type Made<T extends CompanyTable> = T extends 'event' ? Iterable<RowOf<T>> : RowOf<T>[]

export type CompanySeed<T extends CompanyTable = CompanyTable> = {
  tables: readonly T[]
  make: (company: Company) => { [K in T]: Made<K> }
}

/** Rows of the practice company, declared by the resource they belong to: `export const companyRows = …` in its `seed.ts`. */
export const defineCompanyRows = <T extends CompanyTable>(
  tables: readonly T[],
  make: CompanySeed<T>['make'],
): CompanySeed<T> => ({ tables, make })

/** The columns of a row that nobody has changed since it was made. */
export const unchanged = (updatedAt: string) => ({ version: 1, updated_at: updatedAt })
