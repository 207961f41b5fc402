import { countUpToCap } from '#server/database/keyset.ts'
import { serve } from '#server/http/serve.ts'
import { refuse } from '#shared/errors.ts'
import { listEventDays, listEvents, readEvent, recordEvents } from './contract.ts'
import { countByDay } from './days.ts'
import { eventOf, findEvents, movedBy, readMovedDays, selectDelivered, selectRecorded } from './find.ts'
import { withNames } from './names.ts'
import { record } from './recorded.ts'

export const endpoints = [
  serve(listEvents, async ({ db, operator, rows: scoped, query: { sort, limit, cursor, ...filter } }) => {
    const events = findEvents({ db, rows: scoped, days: await readMovedDays(db, operator) }, filter)
    const page = await events.readPage({ isDescending: sort.startsWith('-'), limit, cursor })
    const rows = await withNames({ rows: scoped, operator }, page.rows)
    return { status: 200, body: { ...page, rows, count: await countUpToCap(db, ...events.queries) } }
  }),

  serve(readEvent, async ({ db, operator, rows: scoped, params: { eventId } }) => {
    const found = await selectDelivered(db).where('id', '=', eventId).executeTakeFirst()
    const delivered = found && { ...found, at: movedBy(found.at, await readMovedDays(db, operator)) }
    const row = delivered ?? (await selectRecorded(scoped).where('id', '=', eventId).executeTakeFirst())
    if (!row) throw refuse('not-found')
    const [body] = await withNames({ rows: scoped, operator }, [eventOf(row)])
    if (!body) throw refuse('not-found')
    return { status: 200, body }
  }),

  serve(listEventDays, async ({ db, operator, rows, query }) => {
    const days = await countByDay(db, rows, query, await readMovedDays(db, operator))
    return { status: 200, body: { days } }
  }),

  serve(recordEvents, async ({ write, body: { count } }) =>
    write(async writing => ({ status: 201, body: { rows: await withNames(writing, await record(writing, count)) } })),
  ),
]
