import { defineBug } from '#server/bugs.ts'
import { updateVisit } from './contract.ts'

export const bugs = [
  defineBug(updateVisit, {
    id: 'visits-minutes-rounded',
    kind: 'state',
    level: 'hard',
    page: 'page8_07',
    promise: { en: 'The minutes of a visit are saved as they were entered.', zh: '維修時間照輸入的分鐘數儲存。' },
    wrong: {
      en: 'Minutes are rounded down to five, and the response hides it.',
      zh: '分鐘數被捨去到五的倍數，回應卻看不出來。',
    },
    test: { en: 'Save 47 minutes, read the visit again, and expect 47.', zh: '存入 47 分鐘後重新讀取，檢查是 47。' },
    async answer(context, next, spot) {
      const { minutes } = context.body
      if (!minutes || minutes % 5 === 0) return next(context)
      const answer = await next({ ...context, body: { ...context.body, minutes: minutes - (minutes % 5) } })
      spot('/minutes')
      return { ...answer, body: { ...answer.body, minutes } }
    },
  }),
]
