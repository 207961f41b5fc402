import type { Task } from '#shared/lesson.ts'

const county = [{ at: '/query/township', matches: String.raw`^\d{5}$` }] as const

export const tasks: readonly Task[] = [
  {
    id: 'customers',
    title: { en: 'Check the customers of a county against their list', zh: '以清單核對某縣市的客戶數' },
    hint: {
      en: 'Choose a county and follow “Ask for these customers”; then come back: the map asks again.',
      zh: '選一個縣市，點「查詢這些客戶」；再回到此頁，地圖會重新詢問。',
    },
    steps: [
      {
        says: { en: 'The customers of one county are listed', zh: '列出某一縣市的客戶' },
        name: 'list',
        endpoint: 'listCustomers',
        status: 200,
        where: county,
      },
      {
        says: { en: 'The statistics have a county with just that number', zh: '統計中有一個縣市正好是這個數字' },
        endpoint: 'listCountyStats',
        status: 200,
        where: [{ at: '/reply/rows', some: { at: '/customers', is: { step: 'list', at: '/reply/count/value' } } }],
      },
    ],
  },
  {
    id: 'sites',
    title: { en: 'The same for the service points', zh: '同樣核對據點數' },
    hint: {
      en: 'GET /api/sites?township=10015 and GET /api/county-stats, in API Practice or in a program of your own.',
      zh: '在「API 練習」或自己的程式送出 GET /api/sites?township=10015 與 GET /api/county-stats。',
    },
    steps: [
      {
        says: { en: 'The service points of one county are listed', zh: '列出某一縣市的據點' },
        name: 'list',
        endpoint: 'listSites',
        status: 200,
        where: county,
      },
      {
        says: { en: 'The statistics have a county with just that number', zh: '統計中有一個縣市正好是這個數字' },
        endpoint: 'listCountyStats',
        status: 200,
        where: [{ at: '/reply/rows', some: { at: '/sites', is: { step: 'list', at: '/reply/count/value' } } }],
      },
    ],
  },
  {
    id: 'failed',
    title: { en: 'Have the statistics fail, and get them after all', zh: '讓統計讀取失敗，再成功取得' },
    hint: {
      en: 'Put a fault on for this page in its lesson, or send `X-Practice-Fault: status=503` once.',
      zh: '在此頁的課程開啟故障，或送出一次帶 X-Practice-Fault: status=503 的請求。',
    },
    steps: [
      {
        says: { en: 'The statistics are refused with 503', zh: '統計以 503 失敗' },
        endpoint: 'listCountyStats',
        status: 503,
      },
      { says: { en: 'Then they come', zh: '之後成功取得' }, endpoint: 'listCountyStats', status: 200 },
    ],
  },
]
