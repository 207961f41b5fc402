import { sortsOf } from '#server/database/mapping.ts'
import { foldedContains } from '#server/database/text/text.ts'
import {
  defineList,
  serveCreate,
  serveDelete,
  serveList,
  serveRead,
  serveRestore,
  serveUpdate,
} from '#server/endpoints/endpoints.ts'
import type { Rows } from '#server/entities/scoped-rows.ts'
import { serve } from '#server/http/serve.ts'
import {
  checkRouteName,
  createDeliveryRoute,
  deleteDeliveryRoute,
  listDeliveryRoutes,
  readDeliveryRoute,
  restoreDeliveryRoute,
  updateDeliveryRoute,
} from './contract.ts'
import { deliveryRoutes, placed } from './entity.ts'
import { fields } from './fields.ts'
import { nameKeyOf, namesLike } from './rules.ts'

const list = defineList(deliveryRoutes, listDeliveryRoutes, {
  filters: { search: (found, text) => found.where(foldedContains(text)) },
  sorts: sortsOf(fields),
  show: placed,
})

const MAX_SUGGESTIONS = 3

async function freeNamesLike(rows: Rows, name: string): Promise<string[]> {
  const names = namesLike(name)
  const found = await rows(deliveryRoutes).where('name_key', 'in', names.map(nameKeyOf)).execute()
  const taken = new Set(found.map(row => row.name_key))
  return names.filter(one => !taken.has(nameKeyOf(one))).slice(0, MAX_SUGGESTIONS)
}

export const endpoints = [
  serveList(list),
  serveRead(deliveryRoutes, readDeliveryRoute, placed),

  serve(checkRouteName, async ({ rows, query: { name, exceptId } }) => {
    const holder = await rows(deliveryRoutes).where('name_key', '=', nameKeyOf(name)).executeTakeFirst()
    if (!holder || holder.id === exceptId)
      return { status: 200, body: { name, isFree: true, takenBy: null, suggestions: [] } }
    const takenBy = { id: holder.id, name: holder.name }
    const suggestions = await freeNamesLike(rows, name)
    return { status: 200, body: { name, isFree: false, takenBy, suggestions } }
  }),

  serveCreate(deliveryRoutes, createDeliveryRoute),
  serveUpdate(deliveryRoutes, updateDeliveryRoute),
  serveDelete(deliveryRoutes, deleteDeliveryRoute),
  serveRestore(deliveryRoutes, restoreDeliveryRoute),
]
