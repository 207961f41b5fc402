import { ordersToApi } from '#resources/orders/entity.ts'
import { readList } from '#server/entities/list.ts'
import { answerCsv } from '#server/http/csv.ts'
import { serve } from '#server/http/serve.ts'
import { exportSales, listSalesOrders, pivotSales } from './contract.ts'
import { pivotCsv } from './csv.ts'
import { countedCents, groupingOf, orderIdsIn, sumGroups } from './group.ts'
import { pivotOf } from './pivot.ts'
import { OTHER } from './rules.ts'

const SORTS = { placedAt: 'placed_at' } as const

/** `other` names the entry without a key. */
const keyIn = (key: string | undefined) => (key === OTHER ? null : key)

export const endpoints = [
  serve(pivotSales, async ({ db, rows, query }) => {
    const grouping = await groupingOf(rows, query)
    return { status: 200, body: await pivotOf(rows, grouping, await sumGroups(db, rows, grouping)) }
  }),

  serve(listSalesOrders, async ({ db, rows, query }) => {
    const grouping = await groupingOf(rows, query)
    const cell = { row: keyIn(query.row), column: keyIn(query.column) }
    const counted = rows('order').where('order.id', 'in', orderIdsIn(rows, grouping, cell))
    const list = await readList(db, counted, { ...query, sorts: SORTS })
    const orderIds = list.rows.map(({ id }) => id)
    const cents = await countedCents(db, rows, grouping, { cell, orderIds })
    const orders = await ordersToApi(rows, list.rows)
    return {
      status: 200,
      body: { ...list, rows: orders.map(order => ({ ...order, countedCents: cents.get(order.id) ?? 0 })) },
    }
  }),

  serve(exportSales, async ({ db, rows, query }) => {
    const grouping = await groupingOf(rows, query)
    const pivot = await pivotOf(rows, grouping, await sumGroups(db, rows, grouping))
    const file = async function* () {
      yield pivotCsv(pivot, query)
    }
    return answerCsv('sales', file())
  }),
]
