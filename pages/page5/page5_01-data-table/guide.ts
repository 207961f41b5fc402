import type { Guide } from '#shared/platform/lessons/lesson.ts'

export const guide: Guide = {
  places: {
    'client/list/define-list-search.ts#defineListSearch': {
      from: 'const schema: UrlSchema',
      lines: 9,
      en: 'The schema of the URL: the endpoint’s own query, and the layout',
      zh: '網址的結構描述：端點的查詢參數加上版面',
    },
    'resources/orders/find.ts#list': {
      en: 'Filters and sorts, as the server applies them',
      zh: '伺服器套用的篩選與排序',
    },
    'resources/orders/find.ts#sumByStatus': {
      en: 'Totals of all matching orders, not of the page',
      zh: '所有符合訂單的總額，而非本頁',
    },
    './selected/use-cancelling.ts#cancelBatch': {
      en: 'A large selection is sent in batches, each with its key',
      zh: '大量選取分批送出，各有各的鍵',
    },
    'resources/orders/cancel.ts#cancelSeveral': { en: 'An outcome for each order', zh: '每筆訂單各有結果' },
  },
  reading: {
    'WHATWG: URL Standard, URLSearchParams': 'https://url.spec.whatwg.org/#interface-urlsearchparams',
    'WAI-ARIA: Sortable Table Example': 'https://www.w3.org/WAI/ARIA/apg/patterns/table/examples/sortable-table/',
  },
}
