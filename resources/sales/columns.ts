import { ORDER_STATUSES } from '#resources/orders/rules.ts'
import type { Reader } from '#server/database/open.ts'
import type { Rows } from '#server/entities/scoped-rows.ts'
import { nextTurn } from '#server/platform/turns.ts'

// The orders of a sandbox as columns of numbers. A database takes half a second to group a million order lines; a loop
// over these columns takes 10 ms.

type Numbers = Int32Array | Float64Array

/** A column that grows. */
class Column<A extends Numbers> {
  all: A
  private readonly make: (length: number) => A
  constructor(make: (length: number) => A) {
    this.make = make
    this.all = make(1_024)
  }
  set(place: number, value: number): void {
    if (place >= this.all.length) {
      const longer = this.make(this.all.length * 2)
      longer.set(this.all)
      this.all = longer
    }
    this.all[place] = value
  }
}
const integers = () => new Column(length => new Int32Array(length))
const doubles = () => new Column(length => new Float64Array(length))

/** The orders of a sandbox, and their lines. Lines of an order are next to each other. */
export class OrderColumns {
  /**
   * By the order's place. `member` is 0 if no member sold it, `placedAt` is in ms since 1970. Its lines are those from
   * `firstLine` to before the `firstLine` of the next place, which also the last order has.
   */
  readonly orders = {
    placedAt: doubles(),
    status: integers(),
    customer: integers(),
    member: integers(),
    cents: doubles(),
    firstLine: integers(),
  }
  /** By the line's place. */
  readonly lines = { product: integers(), cents: doubles() }
  orderCount = 0
  lineCount = 0
  /** Above the id of each product that has been ordered. */
  productLimit = 0
  private readonly places = new Map<number, number>()

  /** Adds new orders with their lines, and updates those it has. The lines of an order never change. */
  put(orders: readonly OrderRow[], linesOf: ReadonlyMap<number, readonly LineRow[]>): void {
    for (const row of orders) {
      const known = this.places.get(row.id)
      const place = known ?? this.orderCount++
      if (known === undefined) {
        this.places.set(row.id, place)
        for (const line of linesOf.get(row.id) ?? []) this.addLine(line)
        this.orders.firstLine.set(place + 1, this.lineCount)
      }
      this.orders.placedAt.set(place, Date.parse(row.placed_at))
      this.orders.status.set(place, ORDER_STATUSES.indexOf(row.status))
      this.orders.customer.set(place, row.customer_id)
      this.orders.member.set(place, row.member_id ?? 0)
      this.orders.cents.set(place, row.total_cents)
    }
  }

  private addLine({ product_id, taxed_cents }: LineRow) {
    const place = this.lineCount++
    this.productLimit = Math.max(this.productLimit, product_id + 1)
    this.lines.product.set(place, product_id)
    this.lines.cents.set(place, taxed_cents)
  }
}

/** What is read, and for whom. */
type Context = { db: Reader; rows: Rows; operator: { sandboxId: string } }

/** The audit entries of a sandbox that concern its orders: how many, and the last one. */
type Trail = { count: number; last: number }

// Every write of an order is in the trail, in the same transaction; a reset, a restored snapshot or a day that passes is
// one entry for all orders.
const trail = ({ db, operator: { sandboxId } }: Context) =>
  db.selectFrom('audit').where('place', '=', sandboxId).where('entity', 'in', ['orders', 'sandboxes', 'shop'])

async function readTrail(asked: Context): Promise<Trail> {
  const found = await trail(asked)
    .select(({ fn }) => [fn.countAll().as('count'), fn.max('id').as('last')])
    .executeTakeFirstOrThrow()
  return { count: Number(found.count), last: Number(found.last ?? 0) }
}

const ORDER_COLUMNS = ['id', 'placed_at', 'status', 'customer_id', 'member_id', 'total_cents'] as const
const LINE_COLUMNS = ['order_id', 'product_id', 'taxed_cents'] as const
const orderRows = (rows: Rows) => rows('order').clearSelect().select(ORDER_COLUMNS)
type OrderRow = Awaited<ReturnType<ReturnType<typeof orderRows>['execute']>>[number]
const lineRows = (rows: Rows) => rows('order_line').clearSelect().select(LINE_COLUMNS)
type LineRow = Awaited<ReturnType<ReturnType<typeof lineRows>['execute']>>[number]

/** Orders that are read at once, before others get their turn: SQLite blocks the server for some 10 ms. */
const SLICE = 2_000

/** The orders, up to date with this trail. */
type Snapshot = { columns: OrderColumns; trail: Trail }

async function readAll(asked: Context): Promise<Snapshot> {
  const { rows } = asked
  // Read first: what is written from now on is read again.
  const snapshot = { columns: new OrderColumns(), trail: await readTrail(asked) }
  for (let last = 0; ; ) {
    const orders = await orderRows(rows).where('id', '>', last).orderBy('id').limit(SLICE).execute()
    const end = orders.at(-1)
    if (!end) return snapshot
    const lines = await lineRows(rows).where('order_id', '>', last).where('order_id', '<=', end.id).execute()
    snapshot.columns.put(orders, byOrder(lines))
    last = end.id
    await nextTurn()
  }
}

/** Reads the orders written since, or all if they were replaced. */
async function readNews(asked: Context, { columns, trail: before }: Snapshot): Promise<Snapshot> {
  const { rows } = asked
  const now = await readTrail(asked)
  if (now.last === before.last && now.count === before.count) return { columns, trail: before }
  const news = await trail(asked)
    .select(['entity', 'action', 'row_id'])
    .where('id', '>', before.last)
    .where('id', '<=', now.last)
    .limit(SLICE)
    .execute()
  // PostgreSQL may commit entry 6 before entry 5: then there are fewer new ids than entries.
  const isComplete = news.length === now.count - before.count
  if (!isComplete || news.some(({ action }) => action === 'reset')) return readAll(asked)
  const ids = [...new Set(news.filter(({ entity }) => entity === 'orders').map(({ row_id }) => Number(row_id)))]
  if (ids.length > 0) {
    const orders = await orderRows(rows).where('id', 'in', ids).execute()
    columns.put(orders, byOrder(await lineRows(rows).where('order_id', 'in', ids).execute()))
  }
  return { columns, trail: now }
}

const byOrder = (lines: readonly LineRow[]) => Map.groupBy(lines, line => line.order_id)

/** A million lines take 20 MB. The sandboxes that were used last are kept, up to this many lines in all. */
const MAX_KEPT_LINES = 1_500_000
type Kept = Map<string, { reading: Promise<Snapshot>; lines: number }>
const known = new WeakMap<Reader, Kept>()

/** The current orders of the operator's sandbox. Requests at the same time wait for the same reading. */
export async function orderColumns(asked: Context): Promise<OrderColumns> {
  const { db, operator } = asked
  const { sandboxId } = operator
  const kept = known.getOrInsertComputed(db, () => new Map())
  const before = kept.get(sandboxId)
  const reading = before ? before.reading.then(snapshot => readNews(asked, snapshot)) : readAll(asked)
  const entry = { reading, lines: before?.lines ?? 0 }
  // A map lists its keys in the order in which they were added.
  kept.delete(sandboxId)
  kept.set(sandboxId, entry)
  try {
    const { columns } = await reading
    entry.lines = columns.lineCount
    forgetOldest(kept)
    return columns
  } catch (error) {
    if (kept.get(sandboxId) === entry) kept.delete(sandboxId)
    throw error
  }
}

function forgetOldest(kept: Kept) {
  let lines = 0
  for (const [sandboxId, entry] of [...kept].reverse()) {
    lines += entry.lines
    if (lines > MAX_KEPT_LINES) kept.delete(sandboxId)
  }
}
