import type { Task } from '#shared/platform/lessons/lesson.ts'

/** All parameters that determine which rows are shown, and in which order. */
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
      en: 'Choose a status, sort by Total, wait for the list, then press “Export as CSV”.',
      zh: '選擇一個狀態並依總額排序，等清單出現後按「匯出 CSV」。',
    },
    steps: [
      {
        says: { en: 'The list is filtered by one status and sorted by total', zh: '清單以單一狀態篩選，並依總額排序' },
        name: 'list',
        endpoint: 'listOrders',
        status: 200,
        where: [
          { at: '/query/status', matches: '.' },
          { at: '/query/sort', matches: '^-?total$' },
        ],
      },
      {
        says: { en: 'The export uses the same filters and sort', zh: '匯出使用相同的篩選與排序' },
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
      en: 'Pin or resize a column and save the view. Change something else, then save the changes to the same view.',
      zh: '固定或調整一個欄位，儲存檢視；再做其他調整，並存回同一個檢視。',
    },
    steps: [
      {
        says: { en: 'A view with a pinned or resized column is saved', zh: '儲存含固定欄位或欄寬的檢視' },
        name: 'kept',
        endpoint: 'createView',
        status: 201,
        where: [
          { at: '/request/page', is: 'page5_01' },
          { at: '/request/search', matches: '(pinned|widths)=' },
        ],
      },
      {
        says: { en: 'The same view is updated', zh: '更改同一個檢視' },
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
        says: { en: 'One order is refused and another is cancelled', zh: '其中一張被拒絕，另一張已取消' },
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
