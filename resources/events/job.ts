import { sql } from 'kysely'
import type { JobInput } from '#resources/jobs/contract.ts'
import type { JobContext, JobKindPart, Plan } from '#resources/jobs/kind.ts'
import { findEvents, readMovedDays } from './find.ts'

const ROWS_A_STEP = 1_000
const MEDIA_TYPES = { csv: 'text/csv', jsonl: 'application/x-ndjson' } as const

type Input = Extract<JobInput, { kind: 'export-events' }>
/** `days`: by how many days the events were moved when the export began, so that all rows agree. */
type Position = { done: number; cursor: string | null; days: number }

/** Exports events, newest first: those that are recorded meanwhile come before the first one, and so are left out. */
async function planExport(context: JobContext, { format, eventKind }: Input): Promise<Plan<Position>> {
  const { db, rows, operator, thread, createdAt } = context
  const filter = { kind: eventKind }
  const today = await readMovedDays(db, operator)
  const file = { name: `events-${createdAt.slice(0, 10)}.${format}`, mediaType: MEDIA_TYPES[format] }
  const counts = findEvents({ db, rows, days: today }, filter).queries.map(query =>
    query.clearSelect().select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow(),
  )
  const total = (await Promise.all(counts)).reduce((sum, { count }) => sum + Number(count), 0)
  return {
    total,
    async next(position) {
      const { done, cursor, days } = position ?? { done: 0, cursor: null, days: today }
      const page = await findEvents({ db, rows, days }, filter).readPage({
        isDescending: true,
        limit: ROWS_A_STEP,
        ...(cursor !== null && { cursor }),
      })
      const bytes = await thread.run('formatEvents', { events: page.rows, format, hasHead: position === null })
      const after = done + page.rows.length
      return {
        done: after,
        position: { done: after, cursor: page.next, days },
        isLast: page.next === null,
        output: [{ bytes, ...(position === null && { file }) }],
      }
    },
  }
}

export const part: JobKindPart<'export-events'> = { kind: 'export-events', plan: planExport }
