import { AsyncLocalStorage } from 'node:async_hooks'
import type { LogEvent } from 'kysely'

/** How many queries were asked on behalf of some work. */
export type QueryCount = { count: number }

const counts = new AsyncLocalStorage<QueryCount>()
/** What only frames a transaction asks the database nothing. */
const FRAME = /^(?:begin|start transaction|commit|rollback|savepoint|release)\b/i

/** Does the work, and counts the queries that it asks, wherever in the program that is. */
export const countQueries = <T>(into: QueryCount, work: () => T): T => counts.run(into, work)

/** Kysely's log of queries. */
export function noteQuery({ query }: LogEvent): void {
  const into = counts.getStore()
  if (into && !FRAME.test(query.sql)) into.count++
}
