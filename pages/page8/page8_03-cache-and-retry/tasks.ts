import type { Task } from '#shared/lesson.ts'

export const tasks: readonly Task[] = [
  {
    id: 'third-try',
    title: { en: 'Come through at the third try', zh: '第三次才成功' },
    hint: {
      en: 'Three retries, “The next two fail”, then show a reader. Or a loop of your own with pauses between.',
      zh: '重試設為三次，按「接下來兩次失敗」，再顯示一個讀取者；或自己寫有間隔的迴圈。',
    },
    steps: [
      {
        says: { en: 'The product is asked for, and that fails: twice', zh: '讀取商品失敗兩次' },
        endpoint: 'readProduct',
        status: 503,
        times: 2,
      },
      {
        says: { en: 'Within ten seconds it comes', zh: '十秒內讀到' },
        endpoint: 'readProduct',
        status: 200,
        withinSeconds: 10,
      },
    ],
  },
  {
    id: 'two-keys',
    title: { en: 'Ask twice for one product at once', zh: '同時為同一項商品問兩次' },
    hint: {
      en: 'Give each reader a key of its own and show five at once: what has another key is another thing to the cache.',
      zh: '讓每個讀取者使用自己的鍵，並一次顯示五個：鍵不同，對快取而言就是不同的資料。',
    },
    steps: [
      {
        says: { en: 'A product is read', zh: '讀取一項商品' },
        name: 'one',
        endpoint: 'readProduct',
        status: 200,
      },
      {
        says: { en: 'The same one is read again within a second', zh: '一秒內再次讀取同一項商品' },
        endpoint: 'readProduct',
        status: 200,
        withinSeconds: 1,
        where: [{ at: '/path', is: { step: 'one', at: '/path' } }],
      },
    ],
  },
  {
    id: 'steady',
    title: { en: 'Ask steadily', zh: '定時詢問' },
    hint: {
      en: '“Ask again: every two seconds”, with a reader shown, for a few seconds.',
      zh: '「定時再問：每 2 秒」，顯示一個讀取者，等候數秒。',
    },
    steps: [
      { says: { en: 'A product is read', zh: '讀取一項商品' }, name: 'first', endpoint: 'readProduct', status: 200 },
      ...[1, 2].map(() => ({
        says: { en: 'Again, six seconds later at most', zh: '至多六秒後再次讀取' },
        endpoint: 'readProduct',
        status: 200 as const,
        withinSeconds: 6,
        where: [{ at: '/path', is: { step: 'first', at: '/path' } }] as const,
      })),
    ],
  },
]
