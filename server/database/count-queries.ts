import type { LogEvent } from 'kysely'
import { createContext } from '#server/platform/context.ts'

/** How many queries some work has run. */
type QueryCount = { count: number }

const counts = createContext<QueryCount>()
/** Transaction statements are not counted as queries. */
const FRAME = /^(?:begin|start transaction|commit|rollback|savepoint|release)\b/i

/** Runs the work and counts all queries that it causes. */
export const countQueries = <T>(into: QueryCount, work: () => T): T => counts.run(into, work)

/** Receives Kysely's query log. */
export function noteQuery({ query }: LogEvent): void {
  const into = counts.current()
  if (into && !FRAME.test(query.sql)) into.count++
}
