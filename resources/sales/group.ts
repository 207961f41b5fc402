import { ORDER_STATUSES } from '#resources/orders/rules.ts'
import { CATEGORIES } from '#resources/products/rules.ts'
import type { Rows } from '#server/entities/scoped-rows.ts'
import type { OrderColumns } from './columns.ts'
import type { Grouped } from './contract.ts'
import { type Dimension, isTime, MAX_ENTRIES, WEB_SHOP } from './rules.ts'
import { type Time, timesBetween } from './times.ts'

// Loops over typed arrays: an index below a length has a number, which TypeScript cannot know (`?? 0`).
//
// A line belongs to the group of its order plus that of its product, so one pass over the lines fills any table.

/** A sum of cells, of a row, of a column, or of everything. A null key is that of the entry for all others. */
export type GroupSum = {
  part: 'cell' | 'row' | 'column' | 'total'
  row: string | null
  column: string | null
  orders: number
  cents: number
}

/** The sums of a pivot table, the months or weeks of its axes, and the keys that have a row or column of their own. */
export type Grouping = {
  query: Grouped
  times: Partial<Record<Dimension, Time[]>>
  shown: { row: readonly string[]; column: readonly string[] }
  sums: GroupSum[]
}

/** Groups orders by two dimensions. Of many customers, members or products, the largest have entries of their own. */
export async function groupOrders(rows: Rows, columns: OrderColumns, query: Grouped): Promise<Grouping> {
  const places = await placesOf(rows, query)
  const times = timesOf(columns, query)
  const facts = factsOf(columns, query, places)
  const axis = (dimension: Dimension) => axisOf(facts, dimension, { places, times: times[dimension] ?? [] })
  const [row, column] = [axis(query.rows), axis(query.columns)]
  return { query, times, shown: { row: row.keys, column: column.keys }, sums: sumsOf(facts, row, column) }
}

/** The county of each customer and the category of each product, by id. */
type Places = { counties: Map<number, string>; categories: Map<number, string> }

async function placesOf(rows: Rows, { rows: one, columns: other, category }: Grouped): Promise<Places> {
  const needs = (dimension: Dimension) => one === dimension || other === dimension
  const customers = needs('county') ? await rows('customer').clearSelect().select(['id', 'township_id']).execute() : []
  const products =
    needs('category') || category !== undefined
      ? await rows('product').clearSelect().select(['id', 'category']).execute()
      : []
  return {
    // A township's id begins with that of its county.
    counties: new Map(customers.map(({ id, township_id }) => [id, township_id.slice(0, 5)])),
    categories: new Map(products.map(product => [product.id, product.category])),
  }
}

/** The months or weeks from the first to the last order in the span, whatever its status. */
function timesOf({ orders, orderCount }: OrderColumns, query: Grouped): Grouping['times'] {
  const [from, to] = spanOf(query)
  let [first, last] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (let order = 0; order < orderCount; order++) {
    const at = orders.placedAt.all[order] ?? 0
    if (at < from || at >= to) continue
    if (at < first) first = at
    if (at > last) last = at
  }
  const times: Grouping['times'] = {}
  for (const unit of [query.rows, query.columns])
    if (isTime(unit)) times[unit] = first > last ? [] : timesBetween(unit, first, last, query.zone)
  return times
}

const spanOf = ({ from, to }: Grouped) =>
  [
    from === undefined ? Number.NEGATIVE_INFINITY : Date.parse(from),
    to === undefined ? Number.POSITIVE_INFINITY : Date.parse(to),
  ] as const

/** What the query counts: these orders, and of their lines those with these products. */
type Facts = {
  columns: OrderColumns
  /** By the order's place. */
  isCounted: Uint8Array
  /** By the product's id; null: all lines. */
  isWanted: Uint8Array | null
}

function factsOf(columns: OrderColumns, query: Grouped, { categories }: Places): Facts {
  const { category } = query
  const isWanted = category === undefined ? null : new Uint8Array(columns.productLimit)
  for (const [id, name] of categories) if (isWanted && name === category) isWanted[id] = 1
  return { columns, isCounted: countedOrders(columns, query), isWanted }
}

function countedOrders({ orders, orderCount }: OrderColumns, query: Grouped): Uint8Array {
  const [from, to] = spanOf(query)
  const wanted = query.status === undefined ? -1 : ORDER_STATUSES.indexOf(query.status)
  const unwanted = query.withCancelled || query.status !== undefined ? -1 : ORDER_STATUSES.indexOf('cancelled')
  const isCounted = new Uint8Array(orderCount)
  for (let order = 0; order < orderCount; order++) {
    const at = orders.placedAt.all[order] ?? 0
    const status = orders.status.all[order] ?? 0
    if ((wanted === -1 || status === wanted) && status !== unwanted && at >= from && at < to) isCounted[order] = 1
  }
  return isCounted
}

/** The group of each order (by its place) and of each product (by its id). A line is in the sum of the two, below `size`. */
type Groups = { size: number; ofOrder?: Int32Array | undefined; ofProduct?: Int32Array | undefined }

/** An axis: groups that are its entries. Each has a key, except the last one, which is that of all others. */
type Axis = { groups: Groups; keys: readonly string[] }

function axisOf(facts: Facts, dimension: Dimension, known: { places: Places; times: readonly Time[] }): Axis {
  const { orders, orderCount, productLimit } = facts.columns
  switch (dimension) {
    case 'month':
    case 'week': {
      const ofOrder = timeCodes(orders.placedAt.all, orderCount, known.times)
      return { groups: { size: known.times.length + 1, ofOrder }, keys: known.times.map(({ key }) => key) }
    }
    case 'status':
      return { groups: { size: ORDER_STATUSES.length + 1, ofOrder: orders.status.all }, keys: ORDER_STATUSES }
    case 'county': {
      const keys = [...new Set(known.places.counties.values())]
      const ofCustomer = coded(known.places.counties, keys, highest(orders.customer.all, orderCount) + 1)
      return { groups: { size: keys.length + 1, ofOrder: mapped(orders.customer.all, orderCount, ofCustomer) }, keys }
    }
    case 'category': {
      const ofProduct = coded(known.places.categories, CATEGORIES, productLimit)
      return { groups: { size: CATEGORIES.length + 1, ofProduct }, keys: CATEGORIES }
    }
    case 'customer': {
      const { ofId, keys } = largest(facts, { ofOrder: orders.customer.all }, String)
      return { groups: { size: keys.length + 1, ofOrder: mapped(orders.customer.all, orderCount, ofId) }, keys }
    }
    case 'member': {
      const { ofId, keys } = largest(facts, { ofOrder: orders.member.all }, id => (id === 0 ? WEB_SHOP : String(id)))
      return { groups: { size: keys.length + 1, ofOrder: mapped(orders.member.all, orderCount, ofId) }, keys }
    }
    case 'product': {
      const ids = Int32Array.from({ length: productLimit }, (_, id) => id)
      const { ofId, keys } = largest(facts, { ofProduct: ids }, String)
      return { groups: { size: keys.length + 1, ofProduct: ofId }, keys }
    }
  }
}

/** The place of each id's key among all keys; after the last one if it has none. */
function coded(keys: ReadonlyMap<number, string>, all: readonly string[], limit: number) {
  const codes = new Int32Array(limit).fill(all.length)
  for (const [id, key] of keys) codes[id] = all.indexOf(key)
  return codes
}

/** The entry of each order, by that of its customer or member. */
function mapped(ids: Int32Array, count: number, entryOf: Int32Array): Int32Array {
  const found = new Int32Array(count)
  for (let order = 0; order < count; order++) found[order] = entryOf[ids[order] ?? 0] ?? 0
  return found
}

function highest(ids: Int32Array, count: number): number {
  let found = -1
  for (let place = 0; place < count; place++) found = Math.max(found, ids[place] ?? 0)
  return found
}

/** The place of the month or week in which each order was placed; after the last one if it was before the first. */
function timeCodes(placedAt: Float64Array, count: number, times: readonly Time[]): Int32Array {
  const begins = Float64Array.from(times, time => Date.parse(time.begins))
  const codes = new Int32Array(count)
  let code = -1
  for (let order = 0; order < count; order++) {
    const at = placedAt[order] ?? 0
    // Orders come in nearly the order of their time, so the place is at or near that of the order before.
    while (code + 1 < begins.length && (begins[code + 1] ?? 0) <= at) code++
    while (code >= 0 && (begins[code] ?? 0) > at) code--
    codes[order] = code < 0 ? begins.length : code
  }
  return codes
}

/** The largest of many customers, members or products as entries: the entry of each id, and the keys of the entries. */
function largest(facts: Facts, ids: Omit<Groups, 'size'>, keyOf: (id: number) => string) {
  const { orderCount, productLimit } = facts.columns
  const size = ids.ofOrder ? highest(ids.ofOrder, orderCount) + 1 : productLimit
  const sums = sumBy(facts, { ...ids, size })
  const entries = [...sums.orders.keys()]
    .filter(id => (sums.orders[id] ?? 0) > 0)
    .map(id => ({ id, key: keyOf(id), cents: sums.cents[id] ?? 0 }))
    .sort((a, b) => b.cents - a.cents || (a.key < b.key ? -1 : 1))
    .slice(0, MAX_ENTRIES)
  const ofId = new Int32Array(size).fill(entries.length)
  for (const [entry, { id }] of entries.entries()) ofId[id] = entry
  return { ofId, keys: entries.map(({ key }) => key) }
}

/** Orders and cents of each group. */
type Sums = { orders: Int32Array; cents: Float64Array }

const noSums = (size: number): Sums => ({ orders: new Int32Array(size), cents: new Float64Array(size) })

/** Adds up groups. An order counts once in each of its groups, however many of its lines are in it. */
function sumBy({ columns, isCounted, isWanted }: Facts, { size, ofOrder, ofProduct }: Groups): Sums {
  const { orders, orderCount, lines, productLimit } = columns
  const sums = noSums(size)
  if (!ofProduct && !isWanted) {
    for (let order = 0; order < orderCount; order++) {
      if (isCounted[order] === 0) continue
      const group = ofOrder ? (ofOrder[order] ?? 0) : 0
      sums.orders[group] = (sums.orders[group] ?? 0) + 1
      sums.cents[group] = (sums.cents[group] ?? 0) + (orders.cents.all[order] ?? 0)
    }
    return sums
  }
  const groupOf = ofProduct?.slice() ?? new Int32Array(productLimit)
  if (isWanted) for (let id = 0; id < productLimit; id++) if (isWanted[id] === 0) groupOf[id] = -1
  const [products, cents, firstLine] = [lines.product.all, lines.cents.all, orders.firstLine.all]
  const lastOrder = new Int32Array(size).fill(-1)
  for (let order = 0; order < orderCount; order++) {
    if (isCounted[order] === 0) continue
    const ofThis = ofOrder ? (ofOrder[order] ?? 0) : 0
    const end = firstLine[order + 1] ?? 0
    for (let line = firstLine[order] ?? 0; line < end; line++) {
      const ofLine = groupOf[products[line] ?? 0] ?? 0
      if (ofLine < 0) continue
      const group = ofThis + ofLine
      sums.cents[group] = (sums.cents[group] ?? 0) + (cents[line] ?? 0)
      if (lastOrder[group] === order) continue
      lastOrder[group] = order
      sums.orders[group] = (sums.orders[group] ?? 0) + 1
    }
  }
  return sums
}

/** Adds up groups that have no order in common. */
function merged(sums: Sums, size: number, groupOf: (group: number) => number): Sums {
  const found = noSums(size)
  for (let from = 0; from < sums.orders.length; from++) {
    const group = groupOf(from)
    found.orders[group] = (found.orders[group] ?? 0) + (sums.orders[from] ?? 0)
    found.cents[group] = (found.cents[group] ?? 0) + (sums.cents[from] ?? 0)
  }
  return found
}

function sumsOf(facts: Facts, row: Axis, column: Axis): GroupSum[] {
  const { size: width } = column.groups
  const rowOf = (cell: number) => Math.floor(cell / width)
  const columnOf = (cell: number) => cell % width
  const cells = sumBy(facts, cellsOf(row.groups, column.groups))
  // An order is in one month, but may be in several categories: then its row has to count it once.
  const rows = column.groups.ofProduct ? sumBy(facts, row.groups) : merged(cells, row.groups.size, rowOf)
  const columns = row.groups.ofProduct ? sumBy(facts, column.groups) : merged(cells, width, columnOf)
  const apart = [row, column].findIndex(({ groups }) => !groups.ofProduct)
  const total = apart < 0 ? sumBy(facts, { size: 1 }) : merged(apart === 0 ? rows : columns, 1, () => 0)
  const listed = (part: GroupSum['part'], sums: Sums, keysOf: (group: number) => Pick<GroupSum, 'row' | 'column'>) =>
    [...sums.orders.entries()]
      .filter(([, orders]) => orders > 0)
      .map(([group, orders]) => ({ part, ...keysOf(group), orders, cents: sums.cents[group] ?? 0 }))
  const rowKey = (entry: number) => row.keys[entry] ?? null
  const columnKey = (entry: number) => column.keys[entry] ?? null
  return [
    ...listed('cell', cells, cell => ({ row: rowKey(rowOf(cell)), column: columnKey(columnOf(cell)) })),
    ...listed('row', rows, entry => ({ row: rowKey(entry), column: null })),
    ...listed('column', columns, entry => ({ row: null, column: columnKey(entry) })),
    ...listed('total', total, () => ({ row: null, column: null })),
  ]
}

function cellsOf(row: Groups, column: Groups): Groups {
  return {
    size: row.size * column.size,
    ofOrder: crossed(row.ofOrder, column.ofOrder, column.size),
    ofProduct: crossed(row.ofProduct, column.ofProduct, column.size),
  }
}

function crossed(rows: Int32Array | undefined, columns: Int32Array | undefined, width: number) {
  if (!rows) return columns
  const cells = new Int32Array(rows.length)
  for (let at = 0; at < cells.length; at++) cells[at] = (rows[at] ?? 0) * width + (columns ? (columns[at] ?? 0) : 0)
  return cells
}
