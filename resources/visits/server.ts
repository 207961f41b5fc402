import { serveRead } from '#server/endpoints/endpoints.ts'
import { readList } from '#server/endpoints/list.ts'
import { etagOf } from '#server/entities/etag.ts'
import { serve } from '#server/http/serve.ts'
import { listVisits, readVisit, updateVisit } from './contract.ts'
import { described, visits } from './entity.ts'

export const endpoints = [
  serve(listVisits, async ({ db, rows, query }) => {
    const list = await readList(db, rows(visits), { ...query, sorts: { id: 'id', startsAt: 'starts_at' } })
    return { status: 200, body: { ...list, rows: await described(rows, list.rows) } }
  }),

  serveRead(visits, readVisit),

  // Answers from its write, so that the reply is kept with the row for a request that is repeated.
  serve(updateVisit, ({ write, params: { visitId }, headers, body }) =>
    write(async ({ update }) => {
      const visit = await update(visits, visitId, { match: headers['if-match'], fields: body })
      return { status: 200, body: visit, headers: etagOf(visit) }
    }),
  ),
]
