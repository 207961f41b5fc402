import { townshipOf } from '#company/townships.ts'
import { sites } from '#resources/sites/entity.ts'
import { mappingOf } from '#server/database/mapping.ts'
import { defineEntity, type RowOf, type WriteContext } from '#server/entities/entity.ts'
import { namesOf } from '#server/entities/fields.ts'
import type { Rows } from '#server/entities/scoped-rows.ts'
import { nameTaken } from '#server/locks/refusing-taken.ts'
import { refuse } from '#shared/errors.ts'
import { foldText } from '#shared/text/fold-text.ts'
import { DeliveryRoute, type DeliveryRouteFields, type PlacedRoute } from './contract.ts'
import { fields } from './fields.ts'
import { MAX_ROUTES, nameKeyOf } from './rules.ts'

type Row = RowOf<'delivery_route'>

const { toApi, toColumns } = mappingOf(fields)

const selectSites = (rows: Rows, ids: readonly number[]) => rows(sites).where('id', 'in', ids)

const NOWHERE = { en: '', zh: '' }

export async function placed(rows: Rows, routes: readonly Row[]): Promise<PlacedRoute[]> {
  if (routes.length === 0) return []
  const ids = [...new Set(routes.map(row => row.site_id))]
  const placedAt = new Map((await selectSites(rows, ids).execute()).map(site => [site.id, site]))
  return routes.map(row => {
    const site = placedAt.get(row.site_id)
    const township = townshipOf(site?.township_id ?? '')
    const place = {
      site: site ? namesOf(site) : NOWHERE,
      townshipId: site?.township_id ?? '',
      township: township?.name ?? NOWHERE,
      county: township?.county ?? NOWHERE,
    }
    return { ...toApi(row), place }
  })
}

async function requireSite(siteId: number, { rows }: WriteContext) {
  if (await selectSites(rows, [siteId]).executeTakeFirst()) return
  throw refuse('unknown-site', { errors: [{ pointer: '/body/siteId', code: 'unknown-site' }] })
}

export const deliveryRoutes = defineEntity({
  name: 'delivery-routes',
  needs: 'delivery-routes:write',
  table: 'delivery_route',
  scope: 'sandbox',
  schema: DeliveryRoute,
  toApi,
  toColumns: (route: DeliveryRouteFields) => ({
    ...toColumns(route),
    name_key: nameKeyOf(route.name),
    folded: foldText(route.name),
  }),
  isDeletable: true,
  limit: { max: MAX_ROUTES },
  async validate({ siteId }, current, context) {
    if (siteId !== current?.siteId) await requireSite(siteId, context)
  },
  onDuplicate: nameTaken,
  isRevertible: true,
})
