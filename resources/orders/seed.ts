import { DAYS, END, isoOf, MINUTE_MS, momentOf, officeMinutesLater } from '#company/calendar.ts'
import { createRandom, paretoWeight, type Random, weighted } from '#company/random.ts'
import { defineCompanyRows, type RowOf, unchanged } from '#company/rows.ts'
import { isThereAt } from '#company/staff.ts'
import { PICK_UP_KINDS } from '#resources/sites/rules.ts'
import { linesToColumns, type NewOrder } from './entity.ts'
import { type OrderStatus, priceFor, totalsOf } from './rules.ts'

const COUNT = 3000
const OFFICE_DAY = 9 * 60

type Stage = Exclude<OrderStatus, 'placed'>
/** When an order reached each stage so far. */
type Course = { placed: number } & Partial<Record<Stage, number>>

/** Two years of orders with their lines, oldest first. */
export const companyRows = defineCompanyRows(['order', 'order_line'], ({ rows }) => {
  const random = createRandom('orders')
  const [customers, products, members] = [rows('customer'), rows('product'), rows('member')]
  const pickCustomer = weighted(customers, paretoWeight)
  const pickProduct = weighted(products, ({ id }) => paretoWeight(id, (id * 37) % products.length))
  const sellers = members.filter(({ job }) => job === 'sales')
  const pickUps = rows('site').filter(({ kind }) => PICK_UP_KINDS.includes(kind))

  const orders: RowOf<'order'>[] = []
  const lines: RowOf<'order_line'>[] = []
  for (const [index, placed] of placedTimes(random).entries()) {
    const id = index + 1
    const customer = pickCustomer(random)
    const isBusiness = customer.kind === 'business'
    const own = linesOf(random, isBusiness, () => pickProduct(random))
    const { subtotalCents, taxCents, totalCents } = totalsOf(own)
    const course = courseOf(placed, isBusiness, random)
    const seller = random.chance(isBusiness ? 0.9 : 0.4) ? random.pick(sellers) : null
    orders.push({
      id,
      customer_id: customer.id,
      member_id: seller && isThereAt(seller, placed) ? seller.id : null,
      site_id: !isBusiness && random.chance(0.6) ? pickOpen(pickUps, placed, random).id : null,
      subtotal_cents: subtotalCents,
      tax_cents: taxCents,
      total_cents: totalCents,
      ...columnsOf(course),
    })
    lines.push(...linesToColumns(id, own))
  }
  return { order: orders, order_line: lines }
})

/** Picks a service point that was open then. There always is one: most are older than the data set. */
function pickOpen(sites: readonly RowOf<'site'>[], at: number, random: Random): RowOf<'site'> {
  for (;;) {
    const site = random.pick(sites)
    if (site.opened_on < isoOf(at)) return site
  }
}

/** Customers buy from morning to late evening, and more often as the shop becomes known. */
function placedTimes(random: Random): number[] {
  const day = () => Math.floor((random.chance(0.5) ? random.next() : Math.max(random.next(), random.next())) * DAYS)
  return Array.from({ length: COUNT }, () => momentOf(day(), 8, random.next(), 22)).sort((a, b) => a - b)
}

function linesOf(random: Random, isBusiness: boolean, pickProduct: () => RowOf<'product'>): NewOrder['lines'] {
  const lines = new Map<number, NewOrder['lines'][number]>()
  const count = random.int(1, isBusiness ? 6 : 3)
  while (lines.size < count) {
    const { id, price_cents } = pickProduct()
    lines.set(id, {
      productId: id,
      // Businesses buy larger quantities.
      quantity: isBusiness ? random.int(2, 12) : random.int(1, 2),
      unitPriceCents: priceFor(isBusiness ? 'business' : 'person', price_cents),
    })
  }
  return [...lines.values()]
}

/** The progress of an order by the end of the data set. Office work happens in office hours. */
function courseOf(placed: number, isBusiness: boolean, random: Random): Course {
  const course: Course = { placed }
  const reach = (stage: Stage, at: number) => {
    if (at < END) course[stage] = at
    return at < END
  }
  const isCancelled = random.chance(0.06)
  const isPaidFirst = random.chance(0.5)
  // By card at once, or by bank transfer, which the office confirms.
  const paid = isBusiness
    ? officeMinutesLater(placed, random.int(60, 5 * OFFICE_DAY))
    : placed + random.int(1, 9) * MINUTE_MS
  if (isCancelled && !isPaidFirst) {
    reach('cancelled', officeMinutesLater(placed, random.int(30, 6 * OFFICE_DAY)))
    return course
  }
  if (!reach('paid', paid)) return course
  if (isCancelled) {
    reach('cancelled', officeMinutesLater(paid, random.int(20, 200)))
    return course
  }
  // One in five is waiting for stock.
  const wait = random.chance(0.2) ? random.int(4 * OFFICE_DAY, 20 * OFFICE_DAY) : random.int(30, 2 * OFFICE_DAY)
  const packed = officeMinutesLater(paid, wait)
  if (!reach('packed', packed)) return course
  const shipped = officeMinutesLater(packed, random.int(20, OFFICE_DAY))
  if (!reach('shipped', shipped)) return course
  reach('delivered', officeMinutesLater(shipped, random.int(OFFICE_DAY, 3 * OFFICE_DAY)))
  return course
}

function columnsOf(course: Course) {
  const time = (stage: Stage) => {
    const at = course[stage]
    return at === undefined ? null : isoOf(at)
  }
  // A course has at least the time when it was placed.
  const [status, last] = Object.entries(course).at(-1) as [OrderStatus, number]
  return {
    status,
    placed_at: isoOf(course.placed),
    paid_at: time('paid'),
    packed_at: time('packed'),
    shipped_at: time('shipped'),
    delivered_at: time('delivered'),
    cancelled_at: time('cancelled'),
    ...unchanged(isoOf(last)),
  }
}
