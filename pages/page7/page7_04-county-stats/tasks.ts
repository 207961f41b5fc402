import type { Condition, Task } from '#shared/platform/lessons/lesson.ts'

const ofCounty = { at: '/query/township', matches: String.raw`^\d{5}$` } as const
/** The county whose rows were listed, with the same number of rows. */
const counted = (at: '/customers' | '/sites'): readonly Condition[] => [
  { at: '/id', is: { step: 'list', at: '/query/township' } },
  { at, is: { step: 'list', at: '/reply/count/value' } },
]

export const tasks: readonly Task[] = [
  {
    id: 'customers',
    title: { en: 'Verify the customer count of a county', zh: '核對某縣市的客戶數' },
    hint: {
      en: 'Select a county, open “Query these customers” and send the request. Then come back to County Stats and reload it.',
      zh: '選取一個縣市，按「查詢這些客戶」並送出請求，再回到「縣市統計」並重新載入。',
    },
    steps: [
      {
        says: { en: 'The customers of one county are listed', zh: '列出某一縣市的客戶' },
        name: 'list',
        endpoint: 'listCustomers',
        status: 200,
        where: [ofCounty],
      },
      {
        says: { en: 'The statistics count as many for that county', zh: '統計中該縣市的客戶數相同' },
        endpoint: 'listCountyStats',
        status: 200,
        where: [{ at: '/reply/rows', some: counted('/customers') }],
      },
    ],
  },
  {
    id: 'sites',
    title: { en: 'Verify the service point count of a county', zh: '核對某縣市的據點數' },
    hint: {
      en: 'Select a county, open “Query these service points” and send the request. Then come back to County Stats and reload it.',
      zh: '選取一個縣市，按「查詢這些據點」並送出請求，再回到「縣市統計」並重新載入。',
    },
    steps: [
      {
        says: { en: 'The service points of one county are listed', zh: '列出某一縣市的據點' },
        name: 'list',
        endpoint: 'listSites',
        status: 200,
        where: [ofCounty],
      },
      {
        says: { en: 'The statistics count as many for that county', zh: '統計中該縣市的據點數相同' },
        endpoint: 'listCountyStats',
        status: 200,
        where: [{ at: '/reply/rows', some: counted('/sites') }],
      },
    ],
  },
  {
    id: 'failed',
    title: {
      en: 'Make the statistics fail until the page stops retrying, then try again',
      zh: '讓統計失敗到頁面不再自動重試，再手動重試',
    },
    hint: {
      en: 'In [Fault Lab](page8_02?rule=GET /api/county-stats status=503;first=4), add a rule with status 503 for the first 4 calls to GET /api/county-stats. Come back here and reload: the page sends one request and three retries. Then press “Try again”.',
      zh: '在[「故障實驗室」](page8_02?rule=GET /api/county-stats status=503;first=4)建立規則，讓 GET /api/county-stats 的前 4 次呼叫回應 503。回到此頁並重新載入：頁面會送出一次請求並重試三次；再按「重試」。',
    },
    steps: [
      {
        says: { en: 'The statistics fail with 503 four times', zh: '統計以 503 失敗四次' },
        endpoint: 'listCountyStats',
        status: 503,
        times: 4,
      },
      {
        says: { en: 'The statistics are loaded within five minutes', zh: '五分鐘內成功載入統計' },
        endpoint: 'listCountyStats',
        status: 200,
        withinSeconds: 300,
      },
    ],
  },
]
