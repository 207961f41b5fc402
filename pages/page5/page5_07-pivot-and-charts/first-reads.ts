import { firstRead } from '#client/loading/first-read.ts'
import { OPERATORS_ZONE } from '#client/state/early-reads.ts'
import { listSalesOrders, pivotSales } from '#resources/sales/contract.ts'
import { listViews } from '#resources/views/contract.ts'

export default [
  firstRead(pivotSales, { query: { withCancelled: false, rows: 'month', columns: 'category', zone: OPERATORS_ZONE } }),
  firstRead(listSalesOrders, {
    query: {
      withCancelled: false,
      rows: 'month',
      columns: 'category',
      zone: OPERATORS_ZONE,
      sort: '-placedAt',
      limit: 50,
    },
  }),
  firstRead(listViews, { query: { page: 'page5_07' } }),
]
