import { sortsOf } from '#server/database/mapping.ts'
import { defineList, serveList, serveRead } from '#server/endpoints/endpoints.ts'
import { serve } from '#server/http/serve.ts'
import { listVisits, readVisit, updateVisit } from './contract.ts'
import { described, visits } from './entity.ts'
import { fields } from './fields.ts'

const list = defineList(visits, listVisits, { filters: {}, sorts: sortsOf(fields), show: described })

export const endpoints = [
  serveList(list),
  serveRead(visits, readVisit),

  // Answers from its write, so that the reply is kept with the row for a request that is repeated.
  serve(updateVisit, ({ write, params: { visitId }, headers, body }) =>
    write(async ({ update }) => {
      const visit = await update(visits, visitId, { match: headers['if-match'], fields: body })
      return { status: 200, body: visit }
    }),
  ),
]
