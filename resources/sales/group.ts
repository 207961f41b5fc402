import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '#server/database/open.ts'
import type { Rows } from '#server/entities/scoped-rows.ts'
import type { Grouped } from './contract.ts'
import { type Dimension, MAX_ENTRIES, MAX_TIMES, WEB_SHOP } from './rules.ts'
import { type Time, timeKey, timesBetween } from './times.ts'

/** What a query groups by, once the months or weeks are known. */
export type Grouping = { query: Grouped; times: Partial<Record<Dimension, Time[]>> }

/** Reads between which moments the orders lie, and with that the months or weeks of the axes. */
export async function groupingOf(rows: Rows, query: Grouped): Promise<Grouping> {
  const span = await rows('order')
    .clearSelect()
    .select([sql<string | null>`min(placed_at)`.as('first'), sql<string | null>`max(placed_at)`.as('last')])
    .$if(query.from !== undefined, found => found.where('placed_at', '>=', query.from ?? ''))
    .$if(query.to !== undefined, found => found.where('placed_at', '<', query.to ?? ''))
    .executeTakeFirstOrThrow()
  const times: Grouping['times'] = {}
  for (const dimension of [query.rows, query.columns])
    if (dimension === 'month' || dimension === 'week')
      times[dimension] =
        span.first === null || span.last === null ? [] : timesBetween(dimension, span.first, span.last, query.zone)
  return { query, times }
}

/** What an order or, if products matter, a line of it adds to which row and column. */
function factsOf(rows: Rows, { query, times }: Grouping): RawBuilder<unknown> {
  const { category, from, to, status, withCancelled } = query
  const uses = (dimension: Dimension) => query.rows === dimension || query.columns === dimension
  const needsProducts = uses('category') || category !== undefined
  const needsLines = needsProducts || uses('product')
  const conditions = [
    from !== undefined && sql`o.placed_at >= ${from}`,
    to !== undefined && sql`o.placed_at < ${to}`,
    status !== undefined && sql`o.status = ${status}`,
    status === undefined && !withCancelled && sql`o.status <> 'cancelled'`,
    category !== undefined && sql`p.category = ${category}`,
  ].filter(condition => condition !== false)
  return sql`
    select o.id as order_id, ${needsLines ? sql`l.taxed_cents` : sql`o.total_cents`} as cents,
      ${keyOf(query.rows, times)} as row_key, ${keyOf(query.columns, times)} as column_key
    from (${rows('order')}) as o
    ${needsLines ? sql`join (${rows('order_line')}) as l on l.order_id = o.id` : sql``}
    ${needsProducts ? sql`join (${rows('product')}) as p on p.id = l.product_id` : sql``}
    ${uses('county') ? sql`join (${rows('customer')}) as c on c.id = o.customer_id` : sql``}
    ${conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``}`
}

function keyOf(dimension: Dimension, times: Grouping['times']): RawBuilder<string | null> {
  switch (dimension) {
    case 'month':
    case 'week':
      return timeKey(sql`o.placed_at`, times[dimension] ?? [])
    case 'status':
      return sql`o.status`
    case 'customer':
      return sql`cast(o.customer_id as text)`
    case 'county':
      return sql`substr(c.township_id, 1, 5)`
    case 'member':
      return sql`coalesce(cast(o.member_id as text), ${WEB_SHOP})`
    case 'category':
      return sql`p.category`
    case 'product':
      return sql`cast(l.product_id as text)`
  }
}

const maxOf = (dimension: Dimension) =>
  dimension === 'customer' || dimension === 'member' || dimension === 'product' ? MAX_ENTRIES : MAX_TIMES

/** The facts, with the key of an entry that is not shown by itself as null. */
const withShownFacts = (rows: Rows, grouping: Grouping): RawBuilder<unknown> => sql`
  with fact as (${factsOf(rows, grouping)}),
  row_place as (
    select row_key, row_number() over (order by sum(cents) desc, row_key) as place from fact group by row_key
  ),
  column_place as (
    select column_key, row_number() over (order by sum(cents) desc, column_key) as place from fact group by column_key
  ),
  shown as (
    select order_id, cents,
      case when row_place.place <= ${maxOf(grouping.query.rows)} then fact.row_key end as row_key,
      case when column_place.place <= ${maxOf(grouping.query.columns)} then fact.column_key end as column_key
    from fact
    left join row_place on row_place.row_key = fact.row_key
    left join column_place on column_place.column_key = fact.column_key
  )`

/** A sum of cells, of a row, of a column, or of everything. A null key is that of the entry for all others. */
export type GroupSum = {
  part: 'cell' | 'row' | 'column' | 'total'
  row_key: string | null
  column_key: string | null
  orders: number
  cents: number
}

/** All sums of a pivot table, in one query. */
export async function sumGroups(db: Reader, rows: Rows, grouping: Grouping): Promise<GroupSum[]> {
  const sums = sql`count(distinct order_id) as orders, coalesce(sum(cents), 0) as cents from shown`
  const none = sql`cast(null as text)`
  const found = await sql<GroupSum>`${withShownFacts(rows, grouping)}
    select 'cell' as part, row_key, column_key, ${sums} group by row_key, column_key
    union all select 'row', row_key, ${none}, ${sums} group by row_key
    union all select 'column', ${none}, column_key, ${sums} group by column_key
    union all select 'total', ${none}, ${none}, ${sums}`.execute(db)
  // PostgreSQL returns sums as text, because they may exceed any of its integers.
  return found.rows.map(row => ({ ...row, orders: Number(row.orders), cents: Number(row.cents) }))
}

/** A row's key, a column's, or both; null for the entry that holds all others. */
export type Cell = { row?: string | null; column?: string | null }

function inCell({ row, column }: Cell): RawBuilder<unknown> {
  const is = (name: 'row_key' | 'column_key', key: string | null) =>
    key === null ? sql`${sql.ref(name)} is null` : sql`${sql.ref(name)} = ${key}`
  const conditions = [row !== undefined && is('row_key', row), column !== undefined && is('column_key', column)].filter(
    condition => condition !== false,
  )
  return conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``
}

/** The ids of the orders that a cell counts, as a subquery. */
export const orderIdsIn = (rows: Rows, grouping: Grouping, cell: Cell) =>
  sql<number>`(${withShownFacts(rows, grouping)} select order_id from shown ${inCell(cell)})`

/** How much of these orders a cell counts, in cents, by the order's id. */
export async function countedCents(
  db: Reader,
  rows: Rows,
  grouping: Grouping,
  { cell, orderIds }: { cell: Cell; orderIds: readonly number[] },
): Promise<Map<number, number>> {
  if (orderIds.length === 0) return new Map()
  const found = await sql<{ order_id: number; cents: number }>`
    select order_id, sum(cents) as cents
    from (${withShownFacts(rows, grouping)} select order_id, cents from shown ${inCell(cell)}) as counted
    where order_id in (${sql.join(orderIds)}) group by order_id`.execute(db)
  return new Map(found.rows.map(row => [row.order_id, Number(row.cents)]))
}
