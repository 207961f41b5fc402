import { foldedContains } from '#server/database/text.ts'
import { serveCreate, serveDelete, serveRestore, serveUpdate } from '#server/endpoints/endpoints.ts'
import { readList, readOne } from '#server/endpoints/list.ts'
import { etagOf } from '#server/entities/etag.ts'
import type { Rows } from '#server/entities/scoped-rows.ts'
import { serve } from '#server/http/serve.ts'
import { refuse } from '#shared/errors.ts'
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
import { nameKeyOf, namesLike } from './rules.ts'

const MAX_SUGGESTIONS = 3

async function freeNamesLike(rows: Rows, name: string): Promise<string[]> {
  const names = namesLike(name)
  const found = await rows(deliveryRoutes).where('name_key', 'in', names.map(nameKeyOf)).execute()
  const taken = new Set(found.map(row => row.name_key))
  return names.filter(one => !taken.has(nameKeyOf(one))).slice(0, MAX_SUGGESTIONS)
}

export const endpoints = [
  serve(listDeliveryRoutes, async ({ db, rows, query: { search, ...page } }) => {
    let routes = rows(deliveryRoutes)
    if (search) routes = routes.where(foldedContains(search))
    const list = await readList(db, routes, { ...page, sorts: { id: 'id', name: 'name' } })
    return { status: 200, body: { ...list, rows: await placed(rows, list.rows) } }
  }),

  serve(checkRouteName, async ({ rows, query: { name, exceptId } }) => {
    const holder = await rows(deliveryRoutes).where('name_key', '=', nameKeyOf(name)).executeTakeFirst()
    if (!holder || holder.id === exceptId)
      return { status: 200, body: { name, isFree: true, takenBy: null, suggestions: [] } }
    const takenBy = { id: holder.id, name: holder.name }
    const suggestions = await freeNamesLike(rows, name)
    return { status: 200, body: { name, isFree: false, takenBy, suggestions } }
  }),

  serve(readDeliveryRoute, async ({ rows, params: { routeId } }) => {
    const [route] = await placed(rows, [await readOne(rows(deliveryRoutes), routeId)])
    if (!route) throw refuse('not-found')
    return { status: 200, body: route, headers: etagOf(route) }
  }),

  serveCreate(deliveryRoutes, createDeliveryRoute),
  serveUpdate(deliveryRoutes, updateDeliveryRoute),
  serveDelete(deliveryRoutes, deleteDeliveryRoute),
  serveRestore(deliveryRoutes, restoreDeliveryRoute),
]
