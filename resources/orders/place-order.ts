import type { CUSTOMER_KINDS } from '#resources/customers/rules.ts'
import { sites } from '#resources/sites/entity.ts'
import { PICK_UP_KINDS } from '#resources/sites/rules.ts'
import type { RowOf, WriteContext } from '#server/entities/entity.ts'
import type { Rows } from '#server/entities/scoped-rows.ts'
import { locked } from '#server/locks/lock.ts'
import { requireLimit } from '#server/locks/require-limit.ts'
import type { Writing } from '#server/writes/write.ts'
import { type FieldError, refuse } from '#shared/errors.ts'
import type { OrderFields, OrderWithLines } from './contract.ts'
import { linesToColumns, toColumns, withLines } from './entity.ts'
import { MAX_CENTS, MAX_ORDERS, priceFor, repeatsIn, totalsOf } from './rules.ts'
import { moveStock } from './stock.ts'

/** Places an order and takes its items from stock. Refuses with all issues at once, each on its field. */
export async function placeOrder(writing: Writing, fields: OrderFields): Promise<OrderWithLines> {
  const { trx, rows, operator, record } = writing
  const room = { rows: rows('order'), max: MAX_ORDERS }
  await requireLimit(trx, 'order', { sandboxId: operator.sandboxId }, room)
  const errors = await findIssues(writing, fields)
  if (errors.length > 0) throw refuse('order-refused', { errors })
  await moveStock(
    writing,
    fields.lines.map(({ productId, quantity }) => ({ productId, by: -quantity })),
  )
  const row = await insertOrder(writing, fields)
  const order = await withLines(rows, row)
  record({ entity: 'orders', id: order.id, action: 'create', before: null, after: order, version: order.version })
  return order
}

async function findIssues(context: WriteContext, fields: OrderFields): Promise<FieldError[]> {
  const { customerId, siteId, lines, totalCents } = fields
  const customer = await context.rows('customer').where('id', '=', customerId).executeTakeFirst()
  const { totalCents: computedCents } = totalsOf(lines)
  return [
    ...(customer ? [] : [{ pointer: '/body/customerId', code: 'unknown-customer' }]),
    ...((await isPickUp(context.rows, siteId)) ? [] : [{ pointer: '/body/siteId', code: 'no-pick-up' }]),
    ...lineIssues(lines, await lockProducts(context, lines), customer?.kind),
    ...(computedCents > MAX_CENTS ? [{ pointer: '/body/lines', code: 'order-too-large', bound: MAX_CENTS }] : []),
    ...(computedCents === totalCents
      ? []
      : [{ pointer: '/body/totalCents', code: 'total-differs', bound: computedCents }]),
  ]
}

/** Only some kinds of service point offer pick-up. A delivered order has no service point. */
async function isPickUp(rows: Rows, siteId: number | null): Promise<boolean> {
  if (siteId === null) return true
  const site = await rows(sites).where('id', '=', siteId).executeTakeFirst()
  return site !== undefined && PICK_UP_KINDS.includes(site.kind)
}

/** Locks the products of the lines until the transaction ends, in the order of their ids, which avoids deadlocks. */
async function lockProducts({ trx, rows }: WriteContext, lines: OrderFields['lines']) {
  const ids = lines.map(({ productId }) => productId)
  const query = rows('product').where('id', 'in', ids).orderBy('id')
  return new Map((await locked(trx, query).execute()).map(row => [row.id, row]))
}

type Kind = (typeof CUSTOMER_KINDS)[number]

/** The issues of each line. Prices depend on the customer, so they are not checked without one. */
function lineIssues(
  lines: OrderFields['lines'],
  products: ReadonlyMap<number, RowOf<'product'>>,
  kind: Kind | undefined,
): FieldError[] {
  const repeats = new Set(repeatsIn(lines))
  return lines.flatMap(({ productId, quantity, unitPriceCents }, index) => {
    const at = `/body/lines/${index}`
    const product = products.get(productId)
    if (!product) return [{ pointer: `${at}/productId`, code: 'unknown-product' }]
    if (repeats.has(index)) return [{ pointer: `${at}/productId`, code: 'product-twice' }]
    if (product.discontinued_at !== null) return [{ pointer: `${at}/productId`, code: 'not-sold' }]
    const { stock } = product
    const priceCents = kind ? priceFor(kind, product.price_cents) : unitPriceCents
    return [
      ...(quantity > stock
        ? [{ pointer: `${at}/quantity`, code: stock === 0 ? 'out-of-stock' : 'not-enough-stock', bound: stock }]
        : []),
      ...(priceCents === unitPriceCents
        ? []
        : [{ pointer: `${at}/unitPriceCents`, code: 'price-changed', bound: priceCents }]),
    ]
  })
}

async function insertOrder({ insertInto, nextId }: WriteContext, fields: OrderFields) {
  const id = await nextId('order')
  // Orders placed in this console have no salesperson.
  const columns = toColumns({ ...fields, memberId: null }, new Date().toISOString())
  const row = await insertInto('order', { id, ...columns })
    .returningAll()
    .executeTakeFirstOrThrow()
  await insertInto('order_line', linesToColumns(id, fields.lines)).execute()
  return row
}
