import { ordersToApi } from '#resources/orders/entity.ts'
import { readList } from '#server/endpoints/list.ts'
import { answerCsv } from '#server/http/csv.ts'
import { serve } from '#server/http/serve.ts'
import { countedCents, ordersBehind } from './behind.ts'
import { orderColumns } from './columns.ts'
import { exportSales, listSalesOrders, pivotSales } from './contract.ts'
import { pivotCsv } from './csv.ts'
import { groupOrders } from './group.ts'
import { pivotOf } from './pivot.ts'

const SORTS = { placedAt: 'placed_at' } as const

export const endpoints = [
  serve(pivotSales, async context => {
    const { rows, query } = context
    return { status: 200, body: await pivotOf(rows, await groupOrders(rows, await orderColumns(context), query)) }
  }),

  serve(listSalesOrders, async context => {
    const { db, rows, query } = context
    const grouping = await groupOrders(rows, await orderColumns(context), query)
    const list = await readList(db, ordersBehind(rows, grouping, query), { ...query, sorts: SORTS })
    const cents = await countedCents({ db, rows, grouping }, query, list.rows)
    const orders = await ordersToApi(rows, list.rows)
    return {
      status: 200,
      body: { ...list, rows: orders.map(order => ({ ...order, countedCents: cents.get(order.id) ?? 0 })) },
    }
  }),

  serve(exportSales, async context => {
    const { rows, query } = context
    const pivot = await pivotOf(rows, await groupOrders(rows, await orderColumns(context), query))
    const file = async function* () {
      yield pivotCsv(pivot, query)
    }
    return answerCsv('sales', file())
  }),
]
