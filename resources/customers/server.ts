import { sortsOf } from '#server/database/mapping.ts'
import { nameContains } from '#server/database/text/text.ts'
import { defineList, serveList, serveRead } from '#server/endpoints/endpoints.ts'
import { isWithin } from '#server/endpoints/list.ts'
import { listCustomers, readCustomer } from './contract.ts'
import { customers } from './entity.ts'
import { fields } from './fields.ts'

const list = defineList(customers, listCustomers, {
  filters: {
    kind: (rows, kind) => rows.where('kind', '=', kind),
    township: (rows, digits) => rows.where(isWithin('township_id', digits)),
    search: (rows, text) => rows.where(nameContains(text)),
  },
  sorts: sortsOf(fields),
})

export const endpoints = [serveList(list), serveRead(customers, readCustomer)]
