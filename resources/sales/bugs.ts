import { defineBug } from '#server/bugs.ts'
import { listSalesOrders, pivotSales } from './contract.ts'

export const bugs = [
  defineBug(pivotSales, {
    id: 'pivot-total-of-columns',
    kind: 'calculation',
    level: 'fair',
    page: 'page5_07',
    promise: {
      en: 'An order counts once in the total, however many categories it has.',
      zh: '一張訂單在總計只算一次，不論含幾個類別。',
    },
    wrong: { en: 'The number of orders in the total adds up the columns.', zh: '總計的訂單數把各欄直接相加。' },
    test: {
      en: 'Compare the orders in the total by category with the total by customer.',
      zh: '比對依類別與依客戶彙總時，總計的訂單數是否相同。',
    },
    change({ columns, total }) {
      const orders = columns.reduce((sum, column) => sum + column.orders, 0)
      return { total: { ...total, orders } }
    },
  }),
  defineBug(listSalesOrders, {
    id: 'pivot-orders-with-cancelled',
    kind: 'boundary',
    level: 'fair',
    page: 'page5_07',
    promise: {
      en: 'The list behind a number holds the orders that it counts.',
      zh: '數字背後的清單，就是它所計入的訂單。',
    },
    wrong: {
      en: 'The list also holds cancelled orders, which the table doesn’t count.',
      zh: '清單還包含已取消的訂單，表格並沒有計入。',
    },
    test: {
      en: 'Count the orders behind a row, and expect the number of the row.',
      zh: '計算某一列背後的訂單數，檢查等於該列的數字。',
    },
    answer: (context, next) => next({ ...context, query: { ...context.query, withCancelled: true } }),
  }),
]
