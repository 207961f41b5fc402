import { answeringWrite, defineBug } from '#server/bugs.ts'
import { passDays } from './contract.ts'

export const bugs = [
  defineBug(passDays, {
    id: 'shop-orders-miscounted',
    kind: 'calculation',
    level: 'hard',
    page: 'page8_08',
    promise: {
      en: 'Passing days answers with the number of orders that they brought.',
      zh: '前進幾天，回應會說明新增了幾張訂單。',
    },
    wrong: { en: 'It says one order fewer.', zh: '回應少算一張。' },
    test: {
      en: 'Count the orders, let a day pass, count again, and compare the difference.',
      zh: '先計算訂單數，前進一天後再計算，比對差額。',
    },
    answer(context, next, spot) {
      const write = answeringWrite(context.write, ({ body: { happened } }) => {
        if (happened.orders === 0) return
        happened.orders -= 1
        spot('/happened/orders')
      })
      return next({ ...context, write })
    },
  }),
]
