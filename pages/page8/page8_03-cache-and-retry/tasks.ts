import type { Task } from '#shared/platform/lesson.ts'

/** Of the product that the first request asked for, and of what that one asked. */
const sameProduct = { at: '/path', is: { step: 'first', at: '/path' } } as const

export const tasks: readonly Task[] = [
  {
    id: 'third-try',
    title: { en: 'Come through at the third try', zh: '第三次才成功' },
    hint: {
      en: 'Three retries, “The next two fail”, then show a reader. Or a loop of your own that waits longer after each failure: 400 ms, then 800 ms, at least.',
      zh: '重試設為三次，按「接下來兩次失敗」，再顯示一個讀取者；或自己寫迴圈，每次失敗後等得更久：至少 400 毫秒，再來 800 毫秒。',
    },
    steps: [
      {
        says: { en: 'A product is asked for: 503', zh: '讀取一項商品：503' },
        name: 'first',
        endpoint: 'readProduct',
        status: 503,
      },
      {
        says: { en: 'After a short pause the same one again: 503', zh: '短暫停頓後再讀同一項：503' },
        name: 'second',
        endpoint: 'readProduct',
        status: 503,
        afterSeconds: 0.4,
        withinSeconds: 10,
        where: [sameProduct],
      },
      {
        says: { en: 'After a longer pause it comes: 200', zh: '停頓更久後成功：200' },
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
    title: { en: 'Ask twice for one product at once', zh: '同時為同一項商品問兩次' },
    hint: {
      en: 'Give each reader a key of its own, press “Each takes 2 seconds”, and show five at once: to the cache another key is other data, so nobody joins a request under way.',
      zh: '讓每個讀取者使用自己的鍵，按「每次花 2 秒」，再一次顯示五個：鍵不同，對快取而言就是不同的資料，不會併入進行中的請求。',
    },
    steps: [
      {
        says: { en: 'A product is asked for', zh: '讀取一項商品' },
        name: 'first',
        endpoint: 'readProduct',
        status: 200,
      },
      {
        says: {
          en: 'The same one is asked for while the first still waits',
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
    title: { en: 'Keep a product fresh by asking at an interval', zh: '以固定間隔詢問，讓商品保持最新' },
    hint: {
      en: '“Ask again: every 2 seconds”, with one reader shown, for ten seconds.',
      zh: '「定時再問：每 2 秒」，顯示一個讀取者，等候十秒。',
    },
    steps: [
      { says: { en: 'A product is read', zh: '讀取一項商品' }, name: 'first', endpoint: 'readProduct', status: 200 },
      {
        says: {
          en: 'The same one three times more, one to six seconds apart',
          zh: '同一項再讀三次，每次間隔一到六秒',
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
