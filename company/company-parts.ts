import { runProgram } from '#server/platform/programs.ts'
import type { CompanyTable } from './rows.ts'

/** A batch of rows of one table. All rows have the same columns in the same order. */
export type Part = { table: CompanyTable; rows: object[] }

/**
 * Yields the practice data of these tables in batches, table by table. A child process generates it, because a process
 * returns its memory when it exits. The server's own heap would stay at its peak size, and so would that of a worker
 * thread.
 */
export const readCompany = (tables: readonly CompanyTable[]): AsyncIterable<Part> =>
  runProgram('company/company-process.ts', tables)
