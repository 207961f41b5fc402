import type { Guide } from '#shared/platform/lessons/lesson.ts'

export const guide: Guide = {
  places: {
    'resources/species/server.ts#listSpecies': {
      en: 'The list has an ETag; unchanged, it answers 304',
      zh: '清單帶有 ETag，沒變就回 304',
    },
    './pokedex.ts#usePokedex': { en: 'Read once, then searched in the browser', zh: '讀取一次，之後在瀏覽器搜尋' },
    './list/find-entries.ts#findEntries': { en: 'Filters and sort, without a request', zh: '篩選與排序，不送請求' },
    'resources/spreads/rules.ts#evsLeft': {
      en: 'The rule of 510, for form and server',
      zh: '510 的規則，表單與伺服器共用',
    },
    './plans/training.ts#trainExactly': {
      en: 'The shortest training that gives exactly these values',
      zh: '剛好達到這些數值的最短訓練',
    },
  },
  reading: {
    'RFC 9110, 13.1.2: If-None-Match': 'https://www.rfc-editor.org/rfc/rfc9110#section-13.1.2',
    'MDN: HTTP caching': 'https://developer.mozilla.org/en-US/docs/Web/HTTP/Guides/Caching',
    'React Router: Nested Routes': 'https://reactrouter.com/start/declarative/routing#nested-routes',
  },
}
