import { answeringWrite, defineBug, ignoringVersion } from '#server/bugs.ts'
import { cancelOrder, createOrder, listOrders, readOrder, selectOrders, sumOrders } from './contract.ts'

export const bugs = [
  defineBug(listOrders, {
    id: 'orders-maximum-excluded',
    kind: 'boundary',
    level: 'fair',
    page: 'page5_01',
    promise: {
      en: 'maxCents is inclusive: an order of exactly this total is listed.',
      zh: 'maxCents 含上限：金額剛好等於上限的訂單也會列出。',
    },
    wrong: { en: 'An order whose total equals the maximum is missing.', zh: '金額等於上限的訂單沒有列出。' },
    test: {
      en: 'Take the total of an order as minimum and maximum, and expect this order.',
      zh: '以某張訂單的金額同時作為下限與上限，檢查列出的正是這張訂單。',
    },
    answer: (context, next) => {
      const { maxCents, ...query } = context.query
      return next(maxCents ? { ...context, query: { ...query, maxCents: maxCents - 1 } } : context)
    },
  }),
  defineBug(readOrder, {
    id: 'orders-quantity-ignored',
    kind: 'calculation',
    level: 'easy',
    page: 'page5_01',
    promise: { en: 'The total of a line is its quantity times its price.', zh: '明細金額是數量乘以單價。' },
    wrong: { en: 'The total of a line is the price of one piece.', zh: '明細金額只算了一件。' },
    test: {
      en: 'Read an order with a quantity above one, and compare each line with quantity times price.',
      zh: '讀取數量大於一的訂單，逐筆比對數量乘以單價。',
    },
    change: ({ lines }) => ({ lines: lines.map(line => ({ ...line, totalCents: line.unitPriceCents })) }),
  }),
  defineBug(sumOrders, {
    id: 'orders-total-without-cancelled',
    kind: 'calculation',
    level: 'fair',
    page: 'page5_01',
    promise: {
      en: 'The total covers all matching orders, as the count does.',
      zh: '合計涵蓋所有符合的訂單，與筆數一致。',
    },
    wrong: {
      en: 'Cancelled orders are counted, but missing in the total.',
      zh: '已取消的訂單有計入筆數，合計金額卻沒有。',
    },
    test: { en: 'Add up the totals by status, and expect the total.', zh: '將各狀態的金額相加，檢查等於合計。' },
    change({ byStatus, totalCents }) {
      const cancelled = byStatus.find(({ status }) => status === 'cancelled')?.totalCents ?? 0
      return { totalCents: totalCents - cancelled }
    },
  }),
  defineBug(selectOrders, {
    id: 'orders-selection-without-last',
    kind: 'boundary',
    level: 'fair',
    page: 'page5_01',
    promise: { en: '“Select all” selects every matching order.', zh: '「全選」會選取每一張符合的訂單。' },
    wrong: { en: 'The last matching order is not selected.', zh: '最後一張符合的訂單沒有被選取。' },
    test: {
      en: 'Compare the number of selected orders with the number of matching ones.',
      zh: '比對選取的筆數與符合的筆數。',
    },
    change: ({ rows }) => ({ rows: rows.slice(0, -1) }),
  }),
  defineBug(createOrder, {
    id: 'orders-placed-without-tax',
    kind: 'calculation',
    level: 'easy',
    page: 'page4_01',
    promise: { en: 'The total of an order is its subtotal plus tax.', zh: '訂單總額是小計加上稅額。' },
    wrong: { en: 'The total of the new order leaves out the tax.', zh: '新訂單的總額沒有加上稅額。' },
    test: { en: 'Place an order, and expect subtotal plus tax.', zh: '建立訂單，檢查總額等於小計加稅額。' },
    answer(context, next, spot) {
      const write = answeringWrite(context.write, ({ body }) => {
        body.totalCents = body.subtotalCents
        spot('/totalCents')
      })
      return next({ ...context, write })
    },
  }),
  defineBug(cancelOrder, {
    id: 'orders-stale-cancel',
    kind: 'state',
    level: 'hard',
    page: 'page5_01',
    promise: {
      en: 'Cancelling with an older version in If-Match is refused with 412.',
      zh: 'If-Match 帶著舊版本的取消會以 412 拒絕。',
    },
    wrong: { en: 'An order that has changed is cancelled all the same.', zh: '訂單期間已有變動，仍然被取消。' },
    test: {
      en: 'Cancel an order with a version that it no longer has, and expect 412.',
      zh: '以已經過時的版本取消訂單，檢查回應是 412。',
    },
    answer: ignoringVersion,
  }),
]
