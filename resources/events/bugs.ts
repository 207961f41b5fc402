import { defineBug } from '#server/bugs.ts'
import { listEventDays, listEvents, readEvent } from './contract.ts'
import { movedBy, readMovedDays } from './find.ts'

export const bugs = [
  defineBug(listEvents, {
    id: 'events-page-skips-one',
    kind: 'boundary',
    level: 'fair',
    page: 'page5_04',
    promise: {
      en: 'A page begins right after the last row of the page before.',
      zh: '每一頁都緊接在前一頁最後一列之後。',
    },
    wrong: { en: 'Every page but the first leaves out its first row.', zh: '除了第一頁，每一頁都漏掉第一列。' },
    test: {
      en: 'Read two pages of ten and one of twenty, and expect the same rows.',
      zh: '讀兩頁各十列，與一頁二十列比對，檢查內容相同。',
    },
    change: ({ rows }, { query }) => ({ rows: query.cursor === undefined ? rows : rows.slice(1) }),
  }),
  defineBug(listEventDays, {
    id: 'events-last-day-short',
    kind: 'calculation',
    level: 'fair',
    page: 'page5_04',
    promise: { en: 'The counts of all days add up to the number of events.', zh: '每日事件數加起來，等於事件總數。' },
    wrong: { en: 'The last day has one event too few.', zh: '最後一天少算一則事件。' },
    test: { en: 'Count the events of the last day, and compare.', zh: '計算最後一天的事件數並比對。' },
    change({ days }) {
      const last = days.length - 1
      return { days: days.map((day, index) => (index === last ? { ...day, count: day.count - 1 } : day)) }
    },
  }),
  defineBug(readEvent, {
    id: 'events-one-stays-behind',
    kind: 'calculation',
    level: 'hard',
    page: 'page5_04',
    promise: { en: 'When a day passes, every event becomes a day older.', zh: '過了一天，每則事件都會早一天。' },
    wrong: { en: 'An event by itself keeps its earlier date.', zh: '單筆事件仍是原來的日期。' },
    test: {
      en: 'Let a day pass in the sandbox, and compare the date of an event with its row in the list.',
      zh: '讓沙盒前進一天，比對單筆事件與清單中的日期。',
    },
    async answer(context, next) {
      const answer = await next(context)
      const days = await readMovedDays(context.db, context.operator)
      return { ...answer, body: { ...answer.body, at: movedBy(answer.body.at, -days) } }
    },
  }),
]
