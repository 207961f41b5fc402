import { isoOf } from '#company/calendar.ts'
import { createRandom, type Random } from '#company/random.ts'
import type { Plan } from './plan.ts'
import { changeOf, createBuyer, lastStep, nextStep, stockOf } from './plan-orders.ts'
import { ask } from './plan-tickets.ts'
import type { ShopState } from './state.ts'

const NOTHING: Plan = {
  orders: { placed: [], steps: new Map(), stock: new Map() },
  tickets: { opened: [], steps: new Map() },
  smallEvents: [],
}

/** Plans one moment of an open shop: somebody buys or asks, an order progresses, or a customer browses. */
export function planMoment(state: ShopState, at: number, seed: string): Plan {
  const random = createRandom(seed)
  const lot = random.next()
  if (lot < 0.35) return buying(state, at, random)
  if (lot < 0.65) return goingOn(state, at, random)
  if (lot < 0.8) return asking(state, at, random)
  return { ...NOTHING, smallEvents: lookingRound(state, at, random) }
}

function buying(state: ShopState, at: number, random: Random): Plan {
  const stock = stockOf(state)
  const order = createBuyer(state, stock)(at, random)
  const placed = order ? [{ ...order, steps: [] }] : []
  return { ...NOTHING, orders: { ...NOTHING.orders, placed, stock: changeOf(stock, state) } }
}

/** One order takes its next step. Office hours do not apply while the shop is open. */
function goingOn(state: ShopState, at: number, random: Random): Plan {
  if (state.orders.length === 0) return NOTHING
  const order = random.pick(state.orders)
  const course = { name: '', status: order.status, at: lastStep(order), isBusiness: true }
  const steps = new Map([[order.id, [{ stage: nextStep(course, random).stage, at }]]])
  return { ...NOTHING, orders: { ...NOTHING.orders, steps } }
}

function asking(state: ShopState, at: number, random: Random): Plan {
  const ticket = ask(state, at, random)
  return { ...NOTHING, tickets: { ...NOTHING.tickets, opened: ticket ? [{ ...ticket, steps: [] }] : [] } }
}

function lookingRound(state: ShopState, at: number, random: Random): Plan['smallEvents'] {
  const { products } = state
  if (products.length === 0) return []
  return Array.from({ length: random.int(1, 3) }, (_, index) => ({
    at: isoOf(at + index),
    kind: 'product.viewed',
    subject: 'product',
    subject_id: random.pick(products).id,
    member_id: null,
  }))
}
