import type { Selectable } from 'kysely'
import type { CustomerTable } from '#server/database/company-schema.ts'
import type { Db } from '#server/database/open.ts'
import { isInName } from '#server/database/text.ts'
import { namesOf, versionOf } from '#server/entities/fields.ts'
import { answerList, answerOne, isWithin } from '#server/entities/list.ts'
import { serve } from '#server/serve.ts'
import type { Operator } from '#server/sessions/sessions.ts'
import { type Customer, listCustomers, readCustomer } from './contract.ts'

const customerOf = (row: Selectable<CustomerTable>): Customer => ({
  id: row.id,
  name: namesOf(row),
  kind: row.kind,
  townshipId: row.township_id,
  since: row.since,
  ...versionOf(row),
})

const selectCustomers = (db: Db, { sandboxId }: Operator) =>
  db.selectFrom('customer').selectAll().where('sandbox_id', '=', sandboxId)

export const endpoints = [
  serve(listCustomers, ({ db, operator, query: { kind, township, search, ...page } }) => {
    let rows = selectCustomers(db, operator)
    if (kind) rows = rows.where('kind', '=', kind)
    if (township) rows = rows.where(isWithin('township_id', township))
    if (search) rows = rows.where(isInName(search))
    return answerList(db, rows, customerOf, { ...page, sorts: { id: 'id', name: 'name_en', since: 'since' } })
  }),

  serve(readCustomer, ({ db, operator, params: { customerId } }) =>
    answerOne(selectCustomers(db, operator), customerId, customerOf),
  ),
]
