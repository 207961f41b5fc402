import { defineBug } from '#server/bugs.ts'
import { checkRouteName } from './contract.ts'

export const bugs = [
  defineBug(checkRouteName, {
    id: 'routes-name-by-case',
    kind: 'language',
    level: 'fair',
    page: 'page4_04',
    promise: { en: 'A name is taken in any case: cyi-1 is CYI-1.', zh: '名稱不分大小寫：cyi-1 就是 CYI-1。' },
    wrong: {
      en: 'A taken name is called available if its case differs.',
      zh: '大小寫不同時，已使用的名稱顯示為可用。',
    },
    test: {
      en: 'Check the name of a route in lower case, and expect that it is taken.',
      zh: '以小寫檢查既有的路線名稱，檢查顯示已使用。',
    },
    change: ({ takenBy }, { query }) =>
      takenBy && takenBy.name !== query.name ? { isFree: true, takenBy: null, suggestions: [] } : {},
  }),
]
