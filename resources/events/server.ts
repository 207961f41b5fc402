import { countUpToCap, readMergedPage } from '#server/database/keyset.ts'
import { serve } from '#server/http/serve.ts'
import { refuse } from '#shared/errors.ts'
import { listEventDays, listEvents, readEvent, recordEvents } from './contract.ts'
import { countByDay } from './days.ts'
import { eventOf, filtered, movedBack, movedBy, readMovedDays, selectDelivered, selectRecorded } from './find.ts'
import { record } from './recorded.ts'

export const endpoints = [
  serve(listEvents, async ({ db, operator, rows: scoped, query: { sort, limit, cursor, ...filter } }) => {
    const days = await readMovedDays(db, operator)
    const found = filtered(selectDelivered(db), movedBack(filter, days))
    // The two tables have the same columns, and each query uses its own index.
    const added = filtered(selectRecorded(scoped), filter) as unknown as typeof found
    const wanted = { columns: ['at', 'id'] as ('at' | 'id')[], isDescending: sort.startsWith('-'), limit, cursor }
    const { rows, next } = await readMergedPage(
      [
        {
          query: found,
          show: row => ({ ...row, at: movedBy(row.at, days) }),
          seek: ([at, id = 0]) => [movedBy(String(at), -days), id],
        },
        { query: added },
      ],
      wanted,
    )
    return { status: 200, body: { rows: rows.map(eventOf), next, count: await countUpToCap(db, found, added) } }
  }),

  serve(readEvent, async ({ db, operator, rows: scoped, params: { eventId } }) => {
    const found = await selectDelivered(db).where('id', '=', eventId).executeTakeFirst()
    const delivered = found && { ...found, at: movedBy(found.at, await readMovedDays(db, operator)) }
    const row = delivered ?? (await selectRecorded(scoped).where('id', '=', eventId).executeTakeFirst())
    if (!row) throw refuse('not-found')
    return { status: 200, body: eventOf(row) }
  }),

  serve(listEventDays, async ({ db, operator, rows, query }) => {
    const days = await countByDay(db, rows, query, await readMovedDays(db, operator))
    return { status: 200, body: { days } }
  }),

  serve(recordEvents, async ({ write, body: { count } }) =>
    write(async writing => ({ status: 201, body: { rows: await record(writing, count) } })),
  ),
]
