import type { Condition, Task } from '#shared/platform/lesson.ts'

const ofCounty = { at: '/query/township', matches: String.raw`^\d{5}$` } as const
/** The county whose rows were listed, with just as many. */
const counted = (at: '/customers' | '/sites'): readonly Condition[] => [
  { at: '/id', is: { step: 'list', at: '/query/township' } },
  { at, is: { step: 'list', at: '/reply/count/value' } },
]

export const tasks: readonly Task[] = [
  {
    id: 'customers',
    title: { en: 'Check the customers of a county against their list', zh: '以清單核對某縣市的客戶數' },
    hint: {
      en: 'Choose a county, follow “Ask for these customers” and send it; then load this page anew.',
      zh: '選一個縣市，點「查詢這些客戶」並送出；再重新載入此頁。',
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
    title: { en: 'Check the service points of a county, too', zh: '也核對某縣市的據點數' },
    hint: {
      en: 'Choose a county, follow “Ask for these service points” and send it; then load this page anew.',
      zh: '選一個縣市，點「查詢這些據點」並送出；再重新載入此頁。',
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
      en: 'Have the statistics fail until the page gives up, then try again',
      zh: '讓統計失敗到頁面放棄，再重試成功',
    },
    hint: {
      en: 'In the Fault Lab, put status 503 on GET /api/county-stats for the first 4 calls. Load this page: it asks once and three times more; then press “Try again”.',
      zh: '在「故障實驗室」對 GET /api/county-stats 的前 4 次設定狀態 503。載入此頁：它會詢問一次、重試三次；再按「重試」。',
    },
    steps: [
      {
        says: { en: 'The statistics are refused with 503: four times', zh: '統計以 503 失敗四次' },
        endpoint: 'listCountyStats',
        status: 503,
        times: 4,
      },
      {
        says: { en: 'Within five minutes they come', zh: '五分鐘內成功取得' },
        endpoint: 'listCountyStats',
        status: 200,
        withinSeconds: 300,
      },
    ],
  },
]
