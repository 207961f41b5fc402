import type { Task } from '#shared/platform/lesson.ts'

/** All that decides which rows are shown, and in which order. */
const FILTER = [
  '/query/status',
  '/query/customerId',
  '/query/siteId',
  '/query/from',
  '/query/to',
  '/query/minCents',
  '/query/maxCents',
  '/query/search',
  '/query/sort',
] as const

export const tasks: readonly Task[] = [
  {
    id: 'exact-export',
    title: { en: 'Export exactly what a filtered, sorted list shows', zh: '匯出與篩選、排序後的清單完全相同的內容' },
    hint: {
      en: 'Choose a status, sort by the total, wait for the list, press Export.',
      zh: '選一個狀態，依總額排序，等清單出現後按匯出。',
    },
    steps: [
      {
        says: { en: 'A list of one status, sorted by the total', zh: '單一狀態、依總額排序的清單' },
        name: 'list',
        endpoint: 'listOrders',
        status: 200,
        where: [
          { at: '/query/status', matches: '.' },
          { at: '/query/sort', matches: '^-?total$' },
        ],
      },
      {
        says: { en: 'An export with the same filter and sort', zh: '使用相同篩選與排序的匯出' },
        endpoint: 'exportOrders',
        status: 200,
        where: FILTER.map(at => ({ at, is: { step: 'list', at } })),
      },
    ],
  },
  {
    id: 'own-view',
    title: { en: 'Save a view with its own columns, then change it', zh: '儲存自訂欄位的檢視，再更改它' },
    hint: {
      en: 'Pin or widen a column, save the view; change something else, and save the changes to it.',
      zh: '固定一欄或調整欄寬，儲存檢視；再改一些內容，存回同一個檢視。',
    },
    steps: [
      {
        says: { en: 'A view is kept that pins or widens a column', zh: '儲存含固定欄位或欄寬的檢視' },
        name: 'kept',
        endpoint: 'createView',
        status: 201,
        where: [
          { at: '/request/page', is: 'page5_01' },
          { at: '/request/search', matches: '(pinned|widths)=' },
        ],
      },
      {
        says: { en: 'The same view is changed', zh: '更改同一個檢視' },
        endpoint: 'updateView',
        status: 200,
        where: [
          { at: '/reply/id', is: { step: 'kept', at: '/reply/id' } },
          { at: '/reply/search', isNot: { step: 'kept', at: '/reply/search' } },
        ],
      },
    ],
  },
  {
    id: 'partly',
    title: { en: 'Cancel several orders, one of which has shipped', zh: '一次取消多張訂單，其中一張已出貨' },
    hint: {
      en: 'Select one paid and one shipped order, then cancel both.',
      zh: '勾選一張已付款與一張已出貨的訂單，一起取消。',
    },
    steps: [
      {
        says: { en: 'One of several is refused, and another is cancelled', zh: '其中一張被拒絕，另一張已取消' },
        endpoint: 'cancelOrders',
        status: 200,
        where: [
          { at: '/reply/outcomes', some: { at: '/refusal', is: 'order-on-its-way' } },
          { at: '/reply/outcomes', some: { at: '/refusal', is: null } },
        ],
      },
    ],
  },
]
