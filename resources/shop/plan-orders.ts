import { isoOf, MINUTE_MS, officeMinutesLater } from '#company/calendar.ts'
import { createRandom, paretoWeight, type Random, weighted } from '#company/random.ts'
import { toColumns } from '#resources/orders/entity.ts'
import { isOpen, type OrderStatus, priceFor } from '#resources/orders/rules.ts'
import type { RowOf } from '#server/entities/entity.ts'
import { drawn, type Span } from './span.ts'
import type { ShopState } from './state.ts'

const HOUR_MS = 60 * MINUTE_MS
const OFFICE_DAY = 9 * 60
/** How often a customer tries before leaving without an order. */
const MAX_TRIES = 20
type Stage = Exclude<OrderStatus, 'placed'>
type Line = { productId: number; quantity: number; unitPriceCents: number }
type NewOrder = { at: number; customerId: number; memberId: number | null; siteId: number | null; lines: Line[] }
type Step = { stage: Stage; at: number }

export type OrderPlan = {
  placed: (NewOrder & { steps: Step[] })[]
  /** The steps of existing orders, by id. */
  steps: ReadonlyMap<number, Step[]>
  /** The change of each product's stock. */
  stock: ReadonlyMap<number, number>
}

/** Plans the new orders of a span, and the progress of new and existing ones. */
export function planOrders(state: ShopState, span: Span): OrderPlan {
  const stock = stockOf(state)
  restock(state, span, stock)
  const kinds = new Map(state.customers.map(({ id, kind }) => [id, kind]))
  const placed = newOrders(state, span, stock).map(order => {
    const isBusiness = kinds.get(order.customerId) === 'business'
    const name = `order at ${order.at - span.endsAt}`
    return { ...order, steps: stepsOf({ name, status: 'placed', at: order.at, isBusiness }, span) }
  })
  const steps = new Map(
    state.orders.map(order => {
      const isBusiness = kinds.get(order.customer_id) === 'business'
      return [
        order.id,
        stepsOf({ name: `order ${order.id}`, status: order.status, at: lastStep(order), isBusiness }, span),
      ]
    }),
  )
  // Items of cancelled orders return to stock when the plan is written, because their lines are read only then.
  return { placed, steps, stock: changeOf(stock, state) }
}

export const stockOf = ({ products }: ShopState) => new Map(products.map(({ id, stock }) => [id, stock]))

export const changeOf = (stock: ReadonlyMap<number, number>, { products }: ShopState) =>
  new Map(
    products
      .map(product => [product.id, (stock.get(product.id) ?? 0) - product.stock] as const)
      .filter(([, by]) => by !== 0),
  )

export const lastStep = (order: RowOf<'order'>) =>
  Date.parse(order.shipped_at ?? order.packed_at ?? order.paid_at ?? order.placed_at)

/** Restocks some low products each morning. */
function restock({ products }: ShopState, span: Span, stock: Map<number, number>) {
  const deliveries = drawn('goods', span, (random, midnight) =>
    products.flatMap(({ id }) =>
      random.chance(0.5) ? [{ at: midnight + 8 * HOUR_MS, id, count: random.int(20, 60) }] : [],
    ),
  )
  const low = new Set(
    products.filter(product => product.stock <= product.reorder_at && !product.discontinued_at).map(({ id }) => id),
  )
  for (const { id, count } of deliveries) if (low.delete(id)) stock.set(id, (stock.get(id) ?? 0) + count)
}

/** The orders of a span, oldest first, limited by the stock. */
function newOrders(state: ShopState, span: Span, stock: Map<number, number>): NewOrder[] {
  const visits = drawn('orders', span, (random, midnight) =>
    Array.from({ length: random.int(3, 8) }, () => ({
      at: midnight + 8 * HOUR_MS + Math.floor(random.next() * 14 * 3600) * 1000,
      // A seed for each customer, so that sold-out products do not affect later orders.
      lot: random.int(0, 1_000_000_000),
    })),
  )
  const buy = createBuyer(state, stock)
  return visits.flatMap(({ at, lot }) => buy(at, createRandom(`order ${lot}`)) ?? [])
}

/** The order of one customer at a moment; null if everything they try is sold out. */
export function createBuyer({ customers, products, members, pickUpIds }: ShopState, stock: Map<number, number>) {
  const sold = products.filter(({ discontinued_at }) => discontinued_at === null)
  const pickCustomer = weighted(customers, paretoWeight)
  const pickProduct = weighted(sold, ({ id }) => paretoWeight(id, (id * 37) % products.length))
  const sellers = members.filter(({ job }) => job === 'sales')
  return (at: number, random: Random): NewOrder | null => {
    if (customers.length === 0 || sold.length === 0) return null
    const customer = pickCustomer(random)
    const isBusiness = customer.kind === 'business'
    const lines = new Map<number, Line>()
    const wanted = random.int(1, isBusiness ? 6 : 3)
    // A customer who finds something sold out tries other products, up to a limit.
    for (let tries = 0; tries < wanted || (lines.size === 0 && tries < MAX_TRIES); tries++) {
      const { id: productId, price_cents } = pickProduct(random)
      const quantity = Math.min(random.int(1, isBusiness ? 10 : 2), stock.get(productId) ?? 0)
      if (quantity < 1 || lines.has(productId)) continue
      stock.set(productId, (stock.get(productId) ?? 0) - quantity)
      lines.set(productId, { productId, quantity, unitPriceCents: priceFor(customer.kind, price_cents) })
    }
    const memberId = sellers.length > 0 && random.chance(isBusiness ? 0.9 : 0.4) ? random.pick(sellers).id : null
    const siteId = !isBusiness && pickUpIds.length > 0 && random.chance(0.6) ? random.pick(pickUpIds) : null
    return lines.size === 0 ? null : { at, customerId: customer.id, memberId, siteId, lines: [...lines.values()] }
  }
}

export type Course = { name: string; status: OrderStatus; at: number; isBusiness: boolean }

/** The steps of an order in a span. Overdue ones happen in its first hours. */
function stepsOf(order: Course, { from, to }: Span): Step[] {
  const steps: Step[] = []
  let { status, at } = order
  while (status !== 'delivered' && status !== 'cancelled') {
    const random = createRandom(`${order.name} after ${status}`)
    const next = nextStep({ ...order, status, at }, random)
    const due = next.at > from ? next.at : officeMinutesLater(from, random.int(1, 2 * 60))
    if (due > to) break
    steps.push({ stage: next.stage, at: due })
    status = next.stage
    at = due
  }
  return steps
}

/** The next step of an order, and when it happens: in office hours, but cards are charged at once. */
export function nextStep({ status, at, isBusiness }: Course, random: Random): Step {
  if (isOpen(status) && status !== 'packed' && random.chance(0.03))
    return { stage: 'cancelled', at: officeMinutesLater(at, random.int(30, 2 * OFFICE_DAY)) }
  if (status === 'placed')
    return isBusiness
      ? { stage: 'paid', at: officeMinutesLater(at, random.int(60, 5 * OFFICE_DAY)) }
      : { stage: 'paid', at: at + random.int(1, 9) * MINUTE_MS }
  if (status === 'paid') {
    // One in five is waiting for stock.
    const wait = random.chance(0.2) ? random.int(4 * OFFICE_DAY, 20 * OFFICE_DAY) : random.int(30, 2 * OFFICE_DAY)
    return { stage: 'packed', at: officeMinutesLater(at, wait) }
  }
  if (status === 'packed') return { stage: 'shipped', at: officeMinutesLater(at, random.int(20, OFFICE_DAY)) }
  return { stage: 'delivered', at: officeMinutesLater(at, random.int(OFFICE_DAY, 3 * OFFICE_DAY)) }
}

export function columnsAfter(steps: readonly Step[]): Partial<RowOf<'order'>> {
  const last = steps.at(-1)
  if (!last) return {}
  const times = Object.fromEntries(steps.map(({ stage, at }) => [`${stage}_at`, isoOf(at)]))
  return { ...times, status: last.stage, updated_at: isoOf(last.at) }
}

export const columnsOfNew = ({ at, steps, ...order }: OrderPlan['placed'][number]) => ({
  ...toColumns(order, isoOf(at)),
  ...columnsAfter(steps),
})
