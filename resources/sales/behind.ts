import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '#server/database/open.ts'
import type { Rows, RowsQuery } from '#server/entities/scoped-rows.ts'
import type { Grouped } from './contract.ts'
import type { Grouping } from './group.ts'
import { type Dimension, OTHER, WEB_SHOP } from './rules.ts'

// The orders behind a cell. A cell is a filter like any other, so the database finds them without grouping.

/** The keys of a row, of a column, or of both. */
export type Cell = { row?: string; column?: string }

type Condition = RawBuilder<unknown>
/** Conditions of an order, and conditions that one of its lines must meet together. */
type Conditions = { ofOrder: Condition[]; ofLine: Condition[] }

const NEVER = sql`1 = 0`

/** The orders that a cell counts. */
export function ordersBehind(rows: Rows, grouping: Grouping, cell: Cell): RowsQuery<'order'> {
  const { ofOrder, ofLine } = conditionsOf(rows, grouping, cell)
  const all =
    ofLine.length > 0 ? [...ofOrder, sql`"order".id in (select order_id from ${linesWith(rows, ofLine)})`] : ofOrder
  return all.reduce<RowsQuery<'order'>>((query, condition) => query.where(sql<boolean>`${condition}`), rows('order'))
}

/** How much of these orders a cell counts, in cents, by the order's id: all of them, or some of their lines. */
export async function countedCents(
  { db, rows, grouping }: { db: Reader; rows: Rows; grouping: Grouping },
  cell: Cell,
  orders: readonly { id: number; total_cents: number }[],
): Promise<Map<number, number>> {
  const { ofLine } = conditionsOf(rows, grouping, cell)
  if (ofLine.length === 0 || orders.length === 0) return new Map(orders.map(({ id, total_cents }) => [id, total_cents]))
  const ids = sql.join(orders.map(({ id }) => id))
  const found = await sql<{ order_id: number; cents: number }>`
    select order_id, sum(taxed_cents) as cents
    from ${linesWith(rows, [sql`l.order_id in (${ids})`, ...ofLine])} group by order_id`.execute(db)
  // PostgreSQL returns sums as text, because they may exceed any of its integers.
  return new Map(found.rows.map(row => [row.order_id, Number(row.cents)]))
}

const linesWith = (rows: Rows, conditions: readonly Condition[]) => sql`(
  select l.order_id, l.taxed_cents from (${rows('order_line')}) as l join (${rows('product')}) as p on p.id = l.product_id
  where ${sql.join(conditions, sql` and `)}) as behind`

function conditionsOf(rows: Rows, { query, times, shown }: Grouping, { row, column }: Cell): Conditions {
  const found: Conditions = filtersOf(query)
  const add = (dimension: Dimension, key: string | undefined, keys: readonly string[]) => {
    if (key === undefined) return
    if (dimension === 'category') found.ofLine.push(sql`p.category = ${key}`)
    else if (dimension === 'product') found.ofLine.push(isEntry(sql`l.product_id`, key, keys))
    else if (dimension === 'status') found.ofOrder.push(sql`status = ${key}`)
    else if (dimension === 'customer') found.ofOrder.push(isEntry(sql`customer_id`, key, keys))
    else if (dimension === 'member') found.ofOrder.push(isEntry(sql`coalesce(member_id, 0)`, key, keys))
    else if (dimension === 'county')
      found.ofOrder.push(
        sql`customer_id in (select id from (${rows('customer')}) as c where substr(c.township_id, 1, 5) = ${key})`,
      )
    else found.ofOrder.push(isInTime(times[dimension] ?? [], key))
  }
  add(query.rows, row, shown.row)
  add(query.columns, column, shown.column)
  return found
}

function filtersOf({ from, to, status, withCancelled, category }: Grouped): Conditions {
  const ofOrder: Condition[] = []
  if (from !== undefined) ofOrder.push(sql`placed_at >= ${from}`)
  if (to !== undefined) ofOrder.push(sql`placed_at < ${to}`)
  if (status !== undefined) ofOrder.push(sql`status = ${status}`)
  else if (!withCancelled) ofOrder.push(sql`status <> 'cancelled'`)
  return { ofOrder, ofLine: category === undefined ? [] : [sql`p.category = ${category}`] }
}

/** The id is that of the key, or of none of the keys that have an entry of their own. The web shop has the id 0. */
function isEntry(id: Condition, key: string, keys: readonly string[]): Condition {
  const ids = keys.map(idOf)
  if (key === OTHER) return ids.length > 0 ? sql`${id} not in (${sql.join(ids)})` : NEVER
  return sql`${id} = ${idOf(key)}`
}

const idOf = (key: string) => (key === WEB_SHOP ? 0 : /^\d{1,9}$/.test(key) ? Number(key) : -1)

function isInTime(times: readonly { key: string; begins: string }[], key: string): Condition {
  const [first] = times
  if (key === OTHER) return first ? sql`placed_at < ${first.begins}` : NEVER
  const place = times.findIndex(time => time.key === key)
  const [time, next] = [times[place], times[place + 1]]
  if (!time) return NEVER
  return next ? sql`(placed_at >= ${time.begins} and placed_at < ${next.begins})` : sql`placed_at >= ${time.begins}`
}
