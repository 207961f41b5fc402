import type { Guide } from '#shared/platform/lessons/lesson.ts'

export const guide: Guide = {
  places: [
    {
      file: 'resources/counters/server.ts',
      symbol: 'change',
      says: { en: 'Read, add and compare: no update is lost', zh: '讀取、相加、比對，不會遺失更新' },
    },
    {
      file: 'resources/counters/server.ts',
      symbol: 'replaceCounters',
      says: { en: 'A whole value, only over the version that was read', zh: '寫入整個值，但只能蓋過讀到的版本' },
    },
    {
      file: 'pages/page6/page6_01-counters/race/run-race.ts',
      symbol: 'runRace',
      says: { en: 'Two windows at once, with real requests', zh: '兩個視窗同時送出真正的請求' },
    },
    {
      file: 'pages/page6/page6_01-counters/counters-state.ts',
      symbol: 'useCounters',
      says: { en: 'The same counter in a store', zh: '放在 store 裡的同一個計數器' },
    },
    {
      file: 'pages/page6/page6_01-counters/places.tsx',
      symbol: 'UrlCounters',
      says: { en: '… and in the URL', zh: '……以及放在網址裡' },
    },
  ],
  reading: [
    { title: 'React: Choosing the State Structure', href: 'https://react.dev/learn/choosing-the-state-structure' },
    { title: 'RFC 9110, 13.1.1: If-Match', href: 'https://www.rfc-editor.org/rfc/rfc9110#section-13.1.1' },
  ],
}
