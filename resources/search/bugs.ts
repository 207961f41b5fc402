import { defineBug } from '#server/bugs.ts'
import { searchRecords } from './contract.ts'

export const bugs = [
  defineBug(searchRecords, {
    id: 'palette-no-chinese',
    kind: 'language',
    level: 'easy',
    page: 'page2',
    promise: { en: 'Records are found by their name in either language.', zh: '資料能以任一語言的名稱找到。' },
    wrong: { en: 'A Chinese name finds nothing.', zh: '中文名稱什麼都找不到。' },
    test: {
      en: 'Search for the same member in both languages, and expect them both times.',
      zh: '以兩種語言搜尋同一位成員，檢查都找得到。',
    },
    change: (_, { query }) => (/\p{Script=Han}/u.test(query.text) ? { rows: [] } : {}),
  }),
]
