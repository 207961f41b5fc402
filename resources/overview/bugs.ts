import { defineBug } from '#server/bugs.ts'
import { addDays } from '#shared/time/zone.ts'
import { countOrders, countTickets, sumSales } from './contract.ts'

export const bugs = [
  defineBug(countTickets, {
    id: 'today-tickets-without-today',
    kind: 'boundary',
    level: 'easy',
    page: 'page1',
    promise: { en: 'The count covers the whole period, with its last day.', zh: '總數涵蓋整段期間，含最後一天。' },
    wrong: { en: 'The last day is in the chart, but not in the count.', zh: '最後一天在圖裡，總數卻沒有計入。' },
    test: { en: 'Add up the days of the chart, and expect the count.', zh: '將圖中各天相加，檢查等於總數。' },
    change: ({ trend }) => ({ count: trend.slice(0, -1).reduce((sum, day) => sum + day.count, 0) }),
  }),
  defineBug(sumSales, {
    id: 'today-sales-rounded-by-day',
    kind: 'calculation',
    level: 'fair',
    page: 'page1',
    promise: { en: 'The sales of a period are the exact sum of its days.', zh: '期間銷售額是各天的精確總和。' },
    wrong: { en: 'Each day is rounded to a thousand dollars before the sum.', zh: '每天先四捨五入到千元才相加。' },
    test: {
      en: 'Add up the days of the chart, and expect the sum to the cent.',
      zh: '將圖中各天相加，檢查與總額分毫不差。',
    },
    change: ({ trend }) => ({ cents: trend.reduce((sum, day) => sum + Math.round(day.cents / 100_000) * 100_000, 0) }),
  }),
  defineBug(countOrders, {
    id: 'today-before-is-shorter',
    kind: 'boundary',
    level: 'fair',
    page: 'page1',
    promise: {
      en: 'A period that is over is compared with one of the same number of days right before it.',
      zh: '已結束的期間，與緊接在前、天數相同的一段比較。',
    },
    wrong: { en: 'The period before is a day too short.', zh: '前一段期間少了一天。' },
    test: {
      en: 'Ask for the days before as a period of their own, and expect the number that was compared with.',
      zh: '把前一段當成一個期間查詢，檢查與用來比較的數字相同。',
    },
    async answer(context, next) {
      const answer = await next(context)
      const { firstDay, trend } = answer.body
      if (trend.length < 2) return answer
      const from = addDays(firstDay, 1 - trend.length)
      const shorter = await next({ ...context, query: { ...context.query, from, to: addDays(firstDay, -1) } })
      return { ...answer, body: { ...answer.body, before: { count: shorter.body.count } } }
    },
  }),
]
