import { cancelOrders, exportOrders, listOrders, type OrderFilter } from '#resources/orders/contract.ts'
import { createView, updateView } from '#resources/views/contract.ts'
import type { Bench, TaskCases } from '#tests/task-cases.ts'
import { match } from '#tests/test-app.ts'

type Filter = Partial<Pick<OrderFilter, 'status' | 'sort' | 'search'>>

const PAID: Filter = { status: 'paid', sort: '-total' }
const list = ({ me }: Bench, query: Filter) => me.call(listOrders, { query })
const exportAs = ({ me }: Bench, query: Filter) =>
  me.send(exportOrders, { query: { ...query, columns: ['total', 'id'] } })

const keep = ({ me }: Bench, search: string, page = 'page5_01') =>
  me.call(createView, { body: { page, name: crypto.randomUUID(), search } })
const change = ({ me }: Bench, { id, version }: { id: string; version: number }, search: string) =>
  me.call(updateView, { params: { viewId: id }, body: { search }, headers: match(version) })

/** Cancels the first orders of these statuses in one request. */
async function cancel(bench: Bench, ...states: ('placed' | 'paid' | 'delivered')[]) {
  const found = await Promise.all(states.map(status => list(bench, { status })))
  const orders = found.flatMap(({ rows }, index) => rows.slice(index, index + 1))
  await bench.me.call(cancelOrders, { body: { orders: orders.map(({ id, version }) => ({ id, version })) } })
}

export const cases: TaskCases = {
  'exact-export': {
    async solution(bench) {
      await list(bench, PAID)
      await exportAs(bench, PAID)
    },
    nearMisses: {
      'it is exported in another order': async bench => {
        await list(bench, PAID)
        await exportAs(bench, { ...PAID, sort: 'total' })
      },
      'less is exported than is shown': async bench => {
        await list(bench, PAID)
        await exportAs(bench, { ...PAID, search: 'climbing' })
      },
    },
  },
  'own-view': {
    async solution(bench) {
      await change(bench, await keep(bench, 'pinned=id&pinned=total'), 'pinned=id&widths=total:200')
    },
    nearMisses: {
      'nothing is pinned or widened': async bench => {
        await change(bench, await keep(bench, 'status=paid'), 'status=placed')
      },
      'another view is changed': async bench => {
        const other = await keep(bench, 'status=paid')
        await keep(bench, 'pinned=id')
        await change(bench, other, 'pinned=id')
      },
      'nothing changes': async bench => {
        await change(bench, await keep(bench, 'pinned=id'), 'pinned=id')
      },
    },
  },
  partly: {
    solution: bench => cancel(bench, 'paid', 'delivered'),
    nearMisses: {
      'all are cancelled': bench => cancel(bench, 'placed', 'paid'),
      'none is cancelled': bench => cancel(bench, 'delivered', 'delivered'),
    },
  },
}
