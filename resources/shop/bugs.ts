import { answeringWrite, defineBug } from '#server/bugs.ts'
import { passDays } from './contract.ts'

export const bugs = [
  defineBug(passDays, {
    id: 'shop-orders-miscounted',
    kind: 'calculation',
    level: 'hard',
    page: 'page8_08',
    promise: { en: 'Passing days says how many orders they brought.', zh: '前進幾天，回應會說明新增了幾張訂單。' },
    wrong: { en: 'It says one order fewer.', zh: '回應少算一張。' },
    test: { en: 'Count the orders before and after a day, and compare.', zh: '前進一天，比對前後的訂單數。' },
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
