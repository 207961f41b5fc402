import type { CUSTOMER_KINDS } from '#resources/customers/rules.ts'
import { PICK_UP_KINDS } from '#resources/sites/rules.ts'
import type { Trx } from '#server/database/open.ts'
import type { RowOf } from '#server/entities/entity.ts'
import type { Operator } from '#server/sessions/sessions.ts'
import { locked } from '#server/writes/lock.ts'
import { nextId } from '#server/writes/next-id.ts'
import type { Writing } from '#server/writes/write.ts'
import { type FieldError, refuse } from '#shared/errors.ts'
import type { OrderFields, OrderWithLines } from './contract.ts'
import { withLines } from './read.ts'
import { MAX_CENTS, priceFor, repeatsIn, totalsOf } from './rules.ts'
import { moveStock } from './stock.ts'

/** Places an order, and takes its goods from the stock. What is against it is told all at once, each at its field. */
export async function place(writing: Writing, operator: Operator, fields: OrderFields): Promise<OrderWithLines> {
  const { trx, record } = writing
  const errors = await findIssues(trx, operator, fields)
  if (errors.length > 0) throw refuse('order-refused', { errors })
  await moveStock(
    writing,
    fields.lines.map(({ productId, quantity }) => ({ productId, by: -quantity })),
  )
  const row = await insertOrder(trx, operator, fields)
  const order = await withLines(trx, operator, row)
  record({ entity: 'orders', id: order.id, action: 'create', before: null, after: order, version: order.version })
  return order
}

async function findIssues(trx: Trx, { sandboxId }: Operator, fields: OrderFields): Promise<FieldError[]> {
  const { customerId, siteId, lines, totalCents } = fields
  const customer = await trx
    .selectFrom('customer')
    .select('kind')
    .where('sandbox_id', '=', sandboxId)
    .where('id', '=', customerId)
    .executeTakeFirst()
  const { totalCents: computedCents } = totalsOf(lines)
  return [
    ...(customer ? [] : [{ pointer: '/body/customerId', code: 'unknown_customer' }]),
    ...((await isPickUp(trx, sandboxId, siteId)) ? [] : [{ pointer: '/body/siteId', code: 'no_pick_up' }]),
    ...lineFaults(lines, await takeProducts(trx, sandboxId, lines), customer?.kind),
    ...(computedCents > MAX_CENTS ? [{ pointer: '/body/lines', code: 'order_too_large', bound: MAX_CENTS }] : []),
    ...(computedCents === totalCents
      ? []
      : [{ pointer: '/body/totalCents', code: 'total_differs', bound: computedCents }]),
  ]
}

/** Goods are picked up at some kinds of service point; what is delivered asks for none. */
async function isPickUp(trx: Trx, sandboxId: string, siteId: number | null): Promise<boolean> {
  if (siteId === null) return true
  const site = await trx
    .selectFrom('site')
    .select('kind')
    .where('sandbox_id', '=', sandboxId)
    .where('id', '=', siteId)
    .executeTakeFirst()
  return site !== undefined && PICK_UP_KINDS.includes(site.kind)
}

/** The products of the lines, kept from other orders until the transaction ends; in one order for everybody, so that none waits in a circle. */
async function takeProducts(trx: Trx, sandboxId: string, lines: OrderFields['lines']) {
  const query = trx
    .selectFrom('product')
    .selectAll()
    .where('sandbox_id', '=', sandboxId)
    .where(
      'id',
      'in',
      lines.map(({ productId }) => productId),
    )
    .orderBy('id')
  return new Map((await locked(trx, query).execute()).map(row => [row.id, row]))
}

type Kind = (typeof CUSTOMER_KINDS)[number]

/** What is against each line. Without a customer nothing is known of prices. */
function lineFaults(
  lines: OrderFields['lines'],
  products: ReadonlyMap<number, RowOf<'product'>>,
  kind: Kind | undefined,
): FieldError[] {
  const repeats = new Set(repeatsIn(lines))
  return lines.flatMap(({ productId, quantity, unitPriceCents }, index) => {
    const at = `/body/lines/${index}`
    const product = products.get(productId)
    if (!product) return [{ pointer: `${at}/productId`, code: 'unknown_product' }]
    if (repeats.has(index)) return [{ pointer: `${at}/productId`, code: 'product_twice' }]
    if (product.discontinued_at !== null) return [{ pointer: `${at}/productId`, code: 'not_sold' }]
    const { stock } = product
    const priceCents = kind ? priceFor(kind, product.price_cents) : unitPriceCents
    return [
      ...(quantity > stock
        ? [{ pointer: `${at}/quantity`, code: stock === 0 ? 'out_of_stock' : 'not_enough_stock', bound: stock }]
        : []),
      ...(priceCents === unitPriceCents
        ? []
        : [{ pointer: `${at}/unitPriceCents`, code: 'price_changed', bound: priceCents }]),
    ]
  })
}

async function insertOrder(trx: Trx, { sandboxId: sandbox_id }: Operator, { customerId, siteId, lines }: OrderFields) {
  const id = await nextId(trx, 'order', sandbox_id)
  const at = new Date().toISOString()
  const { subtotalCents, taxCents, totalCents } = totalsOf(lines)
  const row = await trx
    .insertInto('order')
    .values({
      sandbox_id,
      id,
      customer_id: customerId,
      member_id: null,
      site_id: siteId,
      status: 'placed',
      subtotal_cents: subtotalCents,
      tax_cents: taxCents,
      total_cents: totalCents,
      placed_at: at,
      paid_at: null,
      packed_at: null,
      shipped_at: null,
      delivered_at: null,
      cancelled_at: null,
      version: 1,
      updated_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await trx
    .insertInto('order_line')
    .values(
      lines.map(({ productId, quantity, unitPriceCents }, index) => ({
        sandbox_id,
        order_id: id,
        line: index + 1,
        product_id: productId,
        quantity,
        unit_price_cents: unitPriceCents,
      })),
    )
    .execute()
  return row
}
