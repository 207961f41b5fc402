import type { Guide } from '#shared/platform/lessons/lesson.ts'

export const guide: Guide = {
  places: {
    'resources/counters/server.ts#change': {
      en: 'Read, add and compare: no update is lost',
      zh: '讀取、相加、比對，不會遺失更新',
    },
    'resources/counters/server.ts#replaceCounters': {
      en: 'A whole value, only over the version that was read',
      zh: '寫入整個值，但只能蓋過讀到的版本',
    },
    './race/run-race.ts#runRace': { en: 'Two windows at once, with real requests', zh: '兩個視窗同時送出真正的請求' },
    './counters-state.ts#useCounters': { en: 'The same counter in a store', zh: '放在 store 裡的同一個計數器' },
    './places.tsx#UrlCounters': { en: '… and in the URL', zh: '……以及放在網址裡' },
  },
  reading: {
    'React: Choosing the State Structure': 'https://react.dev/learn/choosing-the-state-structure',
    'RFC 9110, 13.1.1: If-Match': 'https://www.rfc-editor.org/rfc/rfc9110#section-13.1.1',
  },
}
