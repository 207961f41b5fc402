import type { SandboxTables, SharedTables, Tables } from '#server/database/schema.ts'
import type { Township } from './places.ts'

/** The tables of the practice company: those copied with a sandbox, and those that all sandboxes share. */
export type CompanyTable = keyof SandboxTables | keyof SharedTables

/** A table whose rows fit into memory. The 100,000 events are generated while they are read. */
export type ListedTable = Exclude<CompanyTable, 'event'>

/** A row of the data set, before it is copied into a sandbox. */
export type RowOf<T extends CompanyTable> = Omit<Tables[T], 'sandbox_id'>

/** The input of a seed: the townships of Taiwan, and the rows of other seeds. */
export type Company = {
  townships: readonly Township[]
  /** The rows of a table, generated on first use. */
  rows: <T extends ListedTable>(table: T) => readonly RowOf<T>[]
}

export type Made<T extends CompanyTable> = T extends ListedTable ? RowOf<T>[] : Iterable<RowOf<T>>

export type CompanySeed<T extends CompanyTable = CompanyTable> = {
  tables: readonly T[]
  make: (company: Company) => { [K in T]: Made<K> }
}

/** Declares the practice rows of a resource: `export const companyRows = …` in its `seed.ts`. */
export const defineCompanyRows = <T extends CompanyTable>(
  tables: readonly T[],
  make: CompanySeed<T>['make'],
): CompanySeed<T> => ({ tables, make })

/** The version columns of a row that has not changed since it was created. */
export const unchanged = (updatedAt: string) => ({ version: 1, updated_at: updatedAt })
