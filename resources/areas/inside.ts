import { townshipOf } from '#company/townships.ts'
import { OPEN_STATUSES } from '#resources/orders/rules.ts'
import { sites } from '#resources/sites/entity.ts'
import { type Location, locationsOf } from '#resources/sites/locations.ts'
import { SITE_KINDS } from '#resources/sites/rules.ts'
import type { Reader } from '#server/database/open.ts'
import { namesOf } from '#server/entities/fields.ts'
import type { Rows } from '#server/entities/scoped-rows.ts'
import { inTurns } from '#server/in-turns.ts'
import type { Operator } from '#server/sessions/operator.ts'
import { isPermitted, type Permission } from '#shared/permissions.ts'
import type { InsideShape, OrdersInside, SitesInside } from './contract.ts'
import { boxOfShape, isInShape, MAX_LISTED, type Shape } from './rules.ts'

type Context = { db: Reader; rows: Rows; operator: Operator }

/** The sites and the open orders inside a shape. */
export async function findInsideShape(context: Context, shape: Shape): Promise<InsideShape> {
  const all = await locationsOf(context.db)
  const isInside = tester(shape)
  const { rows, operator } = context
  const may = (need: Permission) => isPermitted(operator.permissions, need)
  return {
    sites: may('sites:read') ? await describeSites(rows, await filterInTurns(all, isInside)) : null,
    orders: may('orders:read') ? await findOrders(rows, new Map(all.map(site => [site.id, site])), isInside) : null,
  }
}

/** Most points are outside the box, which is quicker to test. */
function tester(shape: Shape) {
  const [west, south, east, north] = boxOfShape(shape)
  return ({ lng, lat }: Pick<Location, 'lng' | 'lat'>) =>
    lng >= west && lng <= east && lat >= south && lat <= north && isInShape([lng, lat], shape)
}

/** After so many, other requests get their turn. A shape may have hundreds of edges, each of which is compared. */
const TURN = 1_000

async function filterInTurns<T>(all: readonly T[], isInside: (one: T) => boolean): Promise<T[]> {
  const found: T[] = []
  for await (const part of inTurns(all, TURN)) found.push(...part.filter(isInside))
  return found
}

async function describeSites(rows: Rows, inside: readonly Location[]): Promise<SitesInside> {
  const ids = inside.slice(0, MAX_LISTED).map(({ id }) => id)
  const listed = ids.length === 0 ? [] : await rows(sites).where('id', 'in', ids).orderBy('id').execute()
  return {
    count: inside.length,
    kinds: SITE_KINDS.map(kind => ({ kind, count: inside.filter(site => site.kind === kind).length })),
    rows: listed.map(row => ({ id: row.id, name: namesOf(row), kind: row.kind, lng: row.lng, lat: row.lat })),
  }
}

/** An order for pick-up is where its site is, any other order in the middle of its customer's township. */
async function findOrders(
  rows: Rows,
  sites: ReadonlyMap<number, Location>,
  isInside: ReturnType<typeof tester>,
): Promise<OrdersInside> {
  const open = await rows('order')
    .clearSelect()
    .innerJoin(rows('customer').as('customer'), join => join.onRef('customer.id', '=', 'order.customer_id'))
    .select([
      'order.id',
      'order.status',
      'order.total_cents',
      'order.placed_at',
      'order.site_id',
      'customer.township_id',
    ])
    .where('order.status', 'in', OPEN_STATUSES)
    .orderBy('order.placed_at', 'desc')
    .orderBy('order.id', 'desc')
    .execute()
  const inside = await filterInTurns(open, ({ site_id, township_id }) => {
    const at = site_id === null ? townshipOf(township_id) : sites.get(site_id)
    return at !== undefined && isInside(at)
  })
  return {
    count: inside.length,
    totalCents: inside.reduce((sum, { total_cents }) => sum + total_cents, 0),
    rows: inside.slice(0, MAX_LISTED).map(row => ({
      id: row.id,
      // The query selects open orders only.
      status: row.status as (typeof OPEN_STATUSES)[number],
      totalCents: row.total_cents,
      placedAt: row.placed_at,
      siteId: row.site_id,
    })),
  }
}
