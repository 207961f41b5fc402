import { sumOrders } from '#resources/orders/contract.ts'
import { exportSales, listSalesOrders, pivotSales } from '#resources/sales/contract.ts'
import type { Dimension, Measure } from '#resources/sales/rules.ts'
import type { Bench, TaskCases } from '#tests/task-cases.ts'

const sum = ({ me }: Bench, query: object = {}) => me.call(sumOrders, { query })
const pivot = ({ me }: Bench, rows: Dimension, columns: Dimension, withCancelled = false) =>
  me.call(pivotSales, { query: { rows, columns, withCancelled } })
const orders = ({ me }: Bench, query: { rows: Dimension; columns: Dimension; row?: string; column?: string }) =>
  me.call(listSalesOrders, { query: { ...query, limit: 1 } })
const csv = ({ me }: Bench, rows: Dimension, columns: Dimension, measure: Measure) =>
  me.call(exportSales, { query: { rows, columns, measure } })

const BY = { rows: 'status', columns: 'county' } as const
const DELIVERED = { row: 'delivered', column: '63000' }

export const cases: TaskCases = {
  totals: {
    async solution(bench) {
      await sum(bench)
      await pivot(bench, 'month', 'category', true)
    },
    nearMisses: {
      'cancelled orders are left out': async bench => {
        await sum(bench)
        await pivot(bench, 'month', 'category')
      },
      'only some orders are summed': async bench => {
        await sum(bench, { status: 'delivered' })
        await pivot(bench, 'month', 'category', true)
      },
      'the pivot table comes first': async bench => {
        await pivot(bench, 'month', 'category', true)
        await sum(bench)
      },
    },
  },
  behind: {
    async solution(bench) {
      await pivot(bench, 'status', 'county')
      await orders(bench, { ...BY, ...DELIVERED })
    },
    nearMisses: {
      'the page is opened, with a cell selected': async bench => {
        await pivot(bench, 'month', 'category')
        await orders(bench, { rows: 'month', columns: 'category', row: '2026-10', column: 'tents' })
      },
      'a whole row is selected': async bench => {
        await pivot(bench, 'status', 'county')
        await orders(bench, { ...BY, row: 'delivered' })
      },
      'a cell that the table does not have is asked for': async bench => {
        await pivot(bench, 'status', 'county')
        await orders(bench, { ...BY, row: 'delivered', column: '00000' })
      },
    },
  },
  swapped: {
    async solution(bench) {
      await pivot(bench, 'month', 'category')
      await pivot(bench, 'category', 'month')
      await csv(bench, 'category', 'month', 'share')
    },
    nearMisses: {
      'the axes are not swapped': async bench => {
        await pivot(bench, 'month', 'category')
        await csv(bench, 'month', 'category', 'share')
      },
      'amounts are exported': async bench => {
        await pivot(bench, 'month', 'category')
        await pivot(bench, 'category', 'month')
        await csv(bench, 'category', 'month', 'amount')
      },
      'they are swapped back before the export': async bench => {
        await pivot(bench, 'month', 'category')
        await pivot(bench, 'category', 'month')
        await csv(bench, 'month', 'category', 'share')
      },
    },
  },
}
