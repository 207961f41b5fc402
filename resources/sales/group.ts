import { ORDER_STATUSES } from '#resources/orders/rules.ts'
import { CATEGORIES } from '#resources/products/rules.ts'
import type { Rows } from '#server/entities/scoped-rows.ts'
import type { OrderColumns } from './columns.ts'
import type { Grouped } from './contract.ts'
import { type Dimension, MAX_ENTRIES, MAX_TIMES, WEB_SHOP } from './rules.ts'
import { type Time, timesBetween } from './times.ts'

// Loops over typed arrays: an index below a length has a number, which TypeScript cannot know (`as number`).

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
  shown: { row: string[]; column: string[] }
  sums: GroupSum[]
}

/** Groups orders by two dimensions. Of many customers, members or products, the largest have entries of their own. */
export async function groupOrders(rows: Rows, columns: OrderColumns, query: Grouped): Promise<Grouping> {
  const places = await placesOf(rows, query)
  const times = timesOf(columns, query)
  const facts = factsOf(columns, query, places)
  const [row, column] = ([query.rows, query.columns] as const).map(dimension =>
    axisOf(facts, codesOf(dimension, columns, { places, times: times[dimension] ?? [] }), maxOf(dimension)),
  ) as [Axis, Axis]
  return { query, times, shown: { row: row.keys, column: column.keys }, sums: sumsOf(facts, row, column) }
}

const maxOf = (dimension: Dimension) =>
  dimension === 'customer' || dimension === 'member' || dimension === 'product' ? MAX_ENTRIES : MAX_TIMES

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
    const at = orders.placedAt.all[order] as number
    if (at < from || at >= to) continue
    if (at < first) first = at
    if (at > last) last = at
  }
  const times: Grouping['times'] = {}
  for (const unit of [query.rows, query.columns])
    if (unit === 'month' || unit === 'week')
      times[unit] = first > last ? [] : timesBetween(unit, first, last, query.zone)
  return times
}

const spanOf = ({ from, to }: Grouped) =>
  [
    from === undefined ? Number.NEGATIVE_INFINITY : Date.parse(from),
    to === undefined ? Number.POSITIVE_INFINITY : Date.parse(to),
  ] as const

/** What is counted, one after another: orders or, if products matter, lines. */
type Facts = {
  /** The place of each one's order. */
  orders: Int32Array
  /** The place of each line; null: orders are counted. */
  lines: Int32Array | null
  cents: Float64Array
}

function factsOf(
  { orders, orderCount, lines, lineCount }: OrderColumns,
  query: Grouped,
  { categories }: Places,
): Facts {
  const isCounted = countedOrders({ orders, orderCount }, query)
  const isByLine = query.category !== undefined || [query.rows, query.columns].some(isOfLines)
  const size = isByLine ? lineCount : orderCount
  const facts = { orders: new Int32Array(size), lines: new Int32Array(size), cents: new Float64Array(size) }
  const cents = isByLine ? lines.cents.all : orders.cents.all
  let count = 0
  for (let place = 0; place < size; place++) {
    const order = isByLine ? (lines.order.all[place] as number) : place
    if (isCounted[order] === 0) continue
    if (query.category !== undefined && categories.get(lines.product.all[place] as number) !== query.category) continue
    facts.orders[count] = order
    facts.lines[count] = place
    facts.cents[count++] = cents[place] as number
  }
  return {
    orders: facts.orders.subarray(0, count),
    lines: isByLine ? facts.lines.subarray(0, count) : null,
    cents: facts.cents.subarray(0, count),
  }
}

function countedOrders(
  { orders, orderCount }: Pick<OrderColumns, 'orders' | 'orderCount'>,
  query: Grouped,
): Uint8Array {
  const [from, to] = spanOf(query)
  const wanted = query.status === undefined ? -1 : ORDER_STATUSES.indexOf(query.status)
  const unwanted = query.withCancelled || query.status !== undefined ? -1 : ORDER_STATUSES.indexOf('cancelled')
  const isCounted = new Uint8Array(orderCount)
  for (let order = 0; order < orderCount; order++) {
    const at = orders.placedAt.all[order] as number
    const status = orders.status.all[order] as number
    if ((wanted === -1 || status === wanted) && status !== unwanted && at >= from && at < to) isCounted[order] = 1
  }
  return isCounted
}

const isOfLines = (dimension: Dimension) => dimension === 'category' || dimension === 'product'

/** A dimension as numbers: each order or line has a code, and each code a key. Code -1 is before the first time. */
type Codes = { byLine: boolean; codes: Int32Array; keyOf: (code: number) => string }
type Known = { places: Places; times: readonly Time[] }

function codesOf(dimension: Dimension, { orders, orderCount, lines, lineCount }: OrderColumns, known: Known): Codes {
  const { places, times } = known
  switch (dimension) {
    case 'month':
    case 'week':
      return {
        byLine: false,
        codes: timeCodes(orders.placedAt.all, orderCount, times),
        keyOf: code => times[code]?.key ?? '',
      }
    case 'status':
      return { byLine: false, codes: orders.status.all, keyOf: code => ORDER_STATUSES[code] ?? '' }
    case 'customer':
      return { byLine: false, codes: orders.customer.all, keyOf: String }
    case 'member':
      return { byLine: false, codes: orders.member.all, keyOf: code => (code === 0 ? WEB_SHOP : String(code)) }
    case 'product':
      return { byLine: true, codes: lines.product.all, keyOf: String }
    case 'county': {
      const counties = [...new Set(places.counties.values())]
      const codes = coded(orders.customer.all, orderCount, places.counties, counties)
      return { byLine: false, codes, keyOf: code => counties[code] ?? '' }
    }
    case 'category':
      return {
        byLine: true,
        codes: coded(lines.product.all, lineCount, places.categories, CATEGORIES),
        keyOf: code => CATEGORIES[code] ?? '',
      }
  }
}

/** The place of each id's key among all keys. */
function coded(ids: Int32Array, count: number, keys: ReadonlyMap<number, string>, all: readonly string[]): Int32Array {
  const codes = new Int32Array(Math.max(0, ...keys.keys()) + 1).fill(-1)
  for (const [id, key] of keys) codes[id] = all.indexOf(key)
  const found = new Int32Array(count)
  for (let place = 0; place < count; place++) found[place] = codes[ids[place] as number] ?? -1
  return found
}

/** The place of the month or week in which each order was placed. */
function timeCodes(placedAt: Float64Array, count: number, times: readonly Time[]): Int32Array {
  const begins = Float64Array.from(times, time => Date.parse(time.begins))
  const codes = new Int32Array(count)
  let code = -1
  for (let order = 0; order < count; order++) {
    const at = placedAt[order] as number
    // Orders come in nearly the order of their time, so the place is at or near that of the order before.
    while (code + 1 < begins.length && (begins[code + 1] as number) <= at) code++
    while (code >= 0 && (begins[code] as number) > at) code--
    codes[order] = code
  }
  return codes
}

/** An axis: the entry of each fact. The largest codes have keys; the last entry is that of all others. */
type Axis = { entries: Int32Array; keys: string[] }

function axisOf({ orders, lines, cents }: Facts, { byLine, codes, keyOf }: Codes, max: number): Axis {
  // A dimension of lines is grouped by line.
  const places = byLine && lines ? lines : orders
  const entries = new Int32Array(places.length)
  let highest = -1
  for (let fact = 0; fact < places.length; fact++) {
    const code = codes[places[fact] as number] as number
    entries[fact] = code
    if (code > highest) highest = code
  }
  const [sums, isFound] = [new Float64Array(highest + 1), new Uint8Array(highest + 1)]
  for (let fact = 0; fact < entries.length; fact++) {
    const code = entries[fact] as number
    if (code < 0) continue
    sums[code] = (sums[code] as number) + (cents[fact] as number)
    isFound[code] = 1
  }
  const largest = [...isFound.keys()]
    .filter(code => isFound[code] === 1)
    .map(code => ({ code, key: keyOf(code), cents: sums[code] as number }))
    .sort((a, b) => b.cents - a.cents || (a.key < b.key ? -1 : 1))
    .slice(0, max)
  const entryOf = new Int32Array(highest + 1).fill(largest.length)
  for (const [entry, { code }] of largest.entries()) entryOf[code] = entry
  for (let fact = 0; fact < entries.length; fact++) {
    const code = entries[fact] as number
    entries[fact] = code < 0 ? largest.length : (entryOf[code] as number)
  }
  return { entries, keys: largest.map(({ key }) => key) }
}

/** Adds up orders and cents of numbered groups. Facts of an order come one after another, so it counts once. */
class Sums {
  readonly orders: Int32Array
  readonly cents: Float64Array
  private readonly lastOrder: Int32Array
  constructor(count: number) {
    this.orders = new Int32Array(count)
    this.cents = new Float64Array(count)
    this.lastOrder = new Int32Array(count).fill(-1)
  }
  add(group: number, order: number, cents: number): void {
    this.cents[group] = (this.cents[group] as number) + cents
    if (this.lastOrder[group] === order) return
    this.lastOrder[group] = order
    this.orders[group] = (this.orders[group] as number) + 1
  }
}

function sumsOf({ orders, cents }: Facts, row: Axis, column: Axis): GroupSum[] {
  const width = column.keys.length + 1
  const [cellSums, rowSums] = [new Sums((row.keys.length + 1) * width), new Sums(row.keys.length + 1)]
  const [columnSums, total] = [new Sums(width), new Sums(1)]
  for (let fact = 0; fact < orders.length; fact++) {
    const order = orders[fact] as number
    const amount = cents[fact] as number
    const rowEntry = row.entries[fact] as number
    const columnEntry = column.entries[fact] as number
    cellSums.add(rowEntry * width + columnEntry, order, amount)
    rowSums.add(rowEntry, order, amount)
    columnSums.add(columnEntry, order, amount)
    total.add(0, order, amount)
  }
  const keyOf = ({ keys }: Axis, entry: number) => keys[entry] ?? null
  const listed = (part: GroupSum['part'], sums: Sums, keysOf: (group: number) => Pick<GroupSum, 'row' | 'column'>) =>
    [...sums.orders.entries()]
      .filter(([, orders]) => orders > 0)
      .map(([group, orders]) => ({ part, ...keysOf(group), orders, cents: sums.cents[group] as number }))
  return [
    ...listed('cell', cellSums, group => ({
      row: keyOf(row, Math.floor(group / width)),
      column: keyOf(column, group % width),
    })),
    ...listed('row', rowSums, group => ({ row: keyOf(row, group), column: null })),
    ...listed('column', columnSums, group => ({ row: null, column: keyOf(column, group) })),
    ...listed('total', total, () => ({ row: null, column: null })),
  ]
}
