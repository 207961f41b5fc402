import type { Guide } from '#shared/platform/lessons/lesson.ts'

export const guide: Guide = {
  places: [
    {
      file: 'resources/species/server.ts',
      symbol: 'listSpecies',
      says: { en: 'The list has an ETag; unchanged, it answers 304', zh: '清單帶有 ETag，沒變就回 304' },
    },
    {
      file: 'pages/page5/page5_06-pokemon-evs/pokedex.ts',
      symbol: 'usePokedex',
      says: { en: 'Read once, then searched in the browser', zh: '讀取一次，之後在瀏覽器搜尋' },
    },
    {
      file: 'pages/page5/page5_06-pokemon-evs/list/find-entries.ts',
      symbol: 'findEntries',
      says: { en: 'Filters and sort, without a request', zh: '篩選與排序，不送請求' },
    },
    {
      file: 'resources/spreads/rules.ts',
      symbol: 'evsLeft',
      says: { en: 'The rule of 510, for form and server', zh: '510 的規則，表單與伺服器共用' },
    },
    {
      file: 'pages/page5/page5_06-pokemon-evs/plans/training.ts',
      symbol: 'trainExactly',
      says: { en: 'The shortest training that gives exactly these values', zh: '剛好達到這些數值的最短訓練' },
    },
  ],
  reading: [
    { title: 'RFC 9110, 13.1.2: If-None-Match', href: 'https://www.rfc-editor.org/rfc/rfc9110#section-13.1.2' },
    { title: 'MDN: HTTP caching', href: 'https://developer.mozilla.org/en-US/docs/Web/HTTP/Guides/Caching' },
    { title: 'React Router: Nested Routes', href: 'https://reactrouter.com/start/declarative/routing#nested-routes' },
  ],
}
