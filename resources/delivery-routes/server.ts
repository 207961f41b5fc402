import { townshipOf } from '#resources/counties/townships.ts'
import type { Db } from '#server/database/open.ts'
import { isIn } from '#server/database/text.ts'
import { type WriteContext, defineEntity, type RowOf } from '#server/entities/entity.ts'
import { namesOf, versionOf } from '#server/entities/fields.ts'
import { readList, readOne } from '#server/entities/list.ts'
import { etagOf } from '#server/etag.ts'
import { serve } from '#server/serve.ts'
import type { Operator } from '#server/sessions/sessions.ts'
import { nameTaken } from '#server/writes/refusing-taken.ts'
import { ANY_VERSION } from '#server/writes/rows.ts'
import { refuse } from '#shared/errors.ts'
import { foldText } from '#shared/fold-text.ts'
import {
  checkRouteName,
  createDeliveryRoute,
  DeliveryRoute,
  type DeliveryRouteFields,
  deleteDeliveryRoute,
  listDeliveryRoutes,
  type PlacedRoute,
  readDeliveryRoute,
  restoreDeliveryRoute,
  updateDeliveryRoute,
} from './contract.ts'
import { nameKeyOf, namesLike } from './rules.ts'

type Row = RowOf<'delivery_route'>

const routeOf = (row: Row): DeliveryRoute => ({
  id: row.id,
  name: row.name,
  siteId: row.site_id,
  weekday: row.weekday,
  slot: row.slot,
  ...versionOf(row),
})

const selectRoutes = (db: Db, { sandboxId }: Operator) =>
  db.selectFrom('delivery_route').selectAll().where('sandbox_id', '=', sandboxId).where('deleted_at', 'is', null)

const selectSites = (db: Db, { sandboxId }: Operator, ids: readonly number[]) =>
  db
    .selectFrom('site')
    .select(['id', 'name_en', 'name_zh', 'township_id'])
    .where('sandbox_id', '=', sandboxId)
    .where('id', 'in', ids)

const NOWHERE = { en: '', zh: '' }

/** The routes with where they begin. */
async function placed(db: Db, operator: Operator, rows: readonly Row[]): Promise<PlacedRoute[]> {
  if (rows.length === 0) return []
  const ids = [...new Set(rows.map(row => row.site_id))]
  const sites = new Map((await selectSites(db, operator, ids).execute()).map(site => [site.id, site]))
  return rows.map(row => {
    const site = sites.get(row.site_id)
    const township = townshipOf(site?.township_id ?? '')
    const place = {
      site: site ? namesOf(site) : NOWHERE,
      townshipId: site?.township_id ?? '',
      township: township?.name ?? NOWHERE,
      county: township?.county ?? NOWHERE,
    }
    return { ...routeOf(row), place }
  })
}

async function requireSite(siteId: number, { trx, operator }: WriteContext) {
  if (await selectSites(trx, operator, [siteId]).executeTakeFirst()) return
  throw refuse('unknown-site', { errors: [{ pointer: '/body/siteId', code: 'unknown_site' }] })
}

export const deliveryRoutes = defineEntity({
  name: 'delivery-routes',
  needs: 'delivery-routes:write',
  table: 'delivery_route',
  scope: 'sandbox',
  schema: DeliveryRoute,
  toApi: routeOf,
  toColumns: ({ name, siteId, weekday, slot }: DeliveryRouteFields) => ({
    name,
    name_key: nameKeyOf(name),
    folded: foldText(name),
    site_id: siteId,
    weekday,
    slot,
  }),
  isDeletable: true,
  async validate({ siteId }, current, context) {
    if (siteId !== current?.siteId) await requireSite(siteId, context)
  },
  onDuplicate: nameTaken,
  isRevertible: true,
})

const MAX_SUGGESTIONS = 3

/** Names like this one that no route has. */
async function freeNamesLike(db: Db, operator: Operator, name: string): Promise<string[]> {
  const names = namesLike(name)
  const found = await selectRoutes(db, operator).where('name_key', 'in', names.map(nameKeyOf)).execute()
  const taken = new Set(found.map(row => row.name_key))
  return names.filter(one => !taken.has(nameKeyOf(one))).slice(0, MAX_SUGGESTIONS)
}

const replyOf = (route: DeliveryRoute) => ({ status: 200 as const, body: route, headers: etagOf(route) })

export const endpoints = [
  serve(listDeliveryRoutes, async ({ db, operator, query: { search, ...page } }) => {
    let routes = selectRoutes(db, operator)
    if (search) routes = routes.where(isIn(search))
    const { rows, ...list } = await readList(db, routes, { ...page, sorts: { id: 'id', name: 'name' } })
    return { status: 200, body: { ...list, rows: await placed(db, operator, rows) } }
  }),

  serve(checkRouteName, async ({ db, operator, query: { name, exceptId } }) => {
    const holder = await selectRoutes(db, operator).where('name_key', '=', nameKeyOf(name)).executeTakeFirst()
    if (!holder || holder.id === exceptId)
      return { status: 200, body: { name, isFree: true, takenBy: null, suggestions: [] } }
    const takenBy = { id: holder.id, name: holder.name }
    const suggestions = await freeNamesLike(db, operator, name)
    return { status: 200, body: { name, isFree: false, takenBy, suggestions } }
  }),

  serve(readDeliveryRoute, async ({ db, operator, params: { routeId } }) => {
    const row = await readOne(selectRoutes(db, operator), routeId)
    const [route] = await placed(db, operator, [row])
    if (!route) throw refuse('not-found')
    return { status: 200, body: route, headers: etagOf(route) }
  }),

  serve(createDeliveryRoute, ({ write, body }) =>
    write(async ({ create }) => {
      const route = await create(deliveryRoutes, body)
      return { status: 201, body: route, headers: { ...etagOf(route), location: `/api/delivery-routes/${route.id}` } }
    }),
  ),

  serve(updateDeliveryRoute, async ({ write, params: { routeId }, headers, body: fields }) =>
    replyOf(await write(({ update }) => update(deliveryRoutes, routeId, { match: headers['if-match'], fields }))),
  ),

  serve(deleteDeliveryRoute, async ({ write, params: { routeId }, headers }) => {
    await write(({ remove }) => remove(deliveryRoutes, routeId, headers['if-match']))
    return { status: 204, body: undefined }
  }),

  serve(restoreDeliveryRoute, async ({ write, params: { routeId } }) => {
    const columns = { deleted_at: null }
    return replyOf(
      await write(({ update }) => update(deliveryRoutes, routeId, { match: ANY_VERSION, columns, action: 'restore' })),
    )
  }),
]
