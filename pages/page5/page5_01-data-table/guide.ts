import type { Guide } from '#shared/platform/lessons/lesson.ts'

export const guide: Guide = {
  places: [
    {
      file: 'client/list/define-list-search.ts',
      symbol: 'defineListSearch',
      from: 'const schema: UrlSchema',
      lines: 9,
      says: {
        en: 'The schema of the URL: the endpoint’s own query, and the layout',
        zh: '網址的結構描述：端點的查詢參數加上版面',
      },
    },
    {
      file: 'resources/orders/find.ts',
      symbol: 'list',
      says: { en: 'Filters and sorts, as the server applies them', zh: '伺服器套用的篩選與排序' },
    },
    {
      file: 'resources/orders/find.ts',
      symbol: 'sumByStatus',
      says: { en: 'Totals of all matching orders, not of the page', zh: '所有符合訂單的總額，而非本頁' },
    },
    {
      file: 'pages/page5/page5_01-data-table/selected/use-cancelling.ts',
      symbol: 'cancelBatch',
      says: { en: 'A large selection is sent in batches, each with its key', zh: '大量選取分批送出，各有各的鍵' },
    },
    {
      file: 'resources/orders/cancel.ts',
      symbol: 'cancelSeveral',
      says: { en: 'An outcome for each order', zh: '每筆訂單各有結果' },
    },
  ],
  reading: [
    { title: 'WHATWG: URL Standard, URLSearchParams', href: 'https://url.spec.whatwg.org/#interface-urlsearchparams' },
    {
      title: 'WAI-ARIA: Sortable Table Example',
      href: 'https://www.w3.org/WAI/ARIA/apg/patterns/table/examples/sortable-table/',
    },
  ],
}
