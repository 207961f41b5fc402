import type { Task } from '#shared/platform/lessons/lesson.ts'

/** The same product that the first request read. */
const sameProduct = { at: '/path', is: { step: 'first', at: '/path' } } as const

export const tasks: readonly Task[] = [
  {
    id: 'third-try',
    title: { en: 'Succeed on the third attempt', zh: '第三次才成功' },
    hint: {
      en: 'Set three retries, press “Fail next two requests”, then “Mount component”. Or write your own loop that waits longer after each failure: at least 400 ms, then 800 ms.',
      zh: '將重試設為三次，按「讓接下來兩次失敗」，再按「掛載元件」；或自己寫迴圈，每次失敗後等得更久：至少 400 毫秒，再來 800 毫秒。',
    },
    steps: [
      {
        says: { en: 'A product is requested: 503', zh: '讀取一項商品：503' },
        name: 'first',
        endpoint: 'readProduct',
        status: 503,
      },
      {
        says: { en: 'It is requested again after a short pause: 503', zh: '短暫停頓後再次讀取：503' },
        name: 'second',
        endpoint: 'readProduct',
        status: 503,
        afterSeconds: 0.4,
        withinSeconds: 10,
        where: [sameProduct],
      },
      {
        says: { en: 'It is requested again after a longer pause: 200', zh: '停頓更久後再次讀取：200' },
        endpoint: 'readProduct',
        status: 200,
        afterSeconds: 0.8,
        withinSeconds: 10,
        where: [sameProduct],
      },
    ],
  },
  {
    id: 'two-keys',
    title: { en: 'Send two requests for one product at once', zh: '同時為同一項商品送出兩個請求' },
    hint: {
      en: 'Set “Query key” to “One per component”, press “Delay by 2 seconds”, then “Mount five”. To the cache, a different key is different data, so no component joins a pending request.',
      zh: '將「查詢鍵」設為「每個元件各自一個」，按「延遲 2 秒」，再按「掛載五個」。鍵不同，對快取而言就是不同的資料，不會併入進行中的請求。',
    },
    steps: [
      {
        says: { en: 'A product is requested', zh: '讀取一項商品' },
        name: 'first',
        endpoint: 'readProduct',
        status: 200,
      },
      {
        says: {
          en: 'It is requested again while the first request is pending',
          zh: '第一個請求還在等待時，再次讀取同一項商品',
        },
        endpoint: 'readProduct',
        status: 200,
        where: [sameProduct, { at: '/atMs', atMost: { step: 'first', at: '/answeredAtMs' } }],
      },
    ],
  },
  {
    id: 'steady',
    title: { en: 'Keep a product fresh with a refetch interval', zh: '以固定間隔重新讀取，讓商品保持最新' },
    hint: {
      en: 'Set “Refetch interval” to “Every 2 seconds”, mount one component and wait ten seconds.',
      zh: '將「重新讀取間隔」設為「每 2 秒」，掛載一個元件，等候十秒。',
    },
    steps: [
      { says: { en: 'A product is read', zh: '讀取一項商品' }, name: 'first', endpoint: 'readProduct', status: 200 },
      {
        says: {
          en: 'It is requested three more times, one to six seconds apart',
          zh: '再讀取三次，每次間隔一到六秒',
        },
        endpoint: 'readProduct',
        status: 200,
        times: 3,
        afterSeconds: 1,
        withinSeconds: 6,
        where: [sameProduct],
      },
    ],
  },
]
