import { runProgram } from '#server/platform/programs.ts'
import type { CompanyTable } from './rows.ts'

/** A batch of rows of one table. All rows have the same columns in the same order. */
export type Part = { table: CompanyTable; rows: object[] }

/** Yields the practice data of these tables in batches, table by table. A process of its own makes it. */
export const readCompany = (tables: readonly CompanyTable[]): AsyncIterable<Part> =>
  runProgram('company/company-process.ts', tables)
