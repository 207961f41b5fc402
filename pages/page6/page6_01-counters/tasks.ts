import type { Task } from '#shared/lesson.ts'

export const tasks: readonly Task[] = [
  {
    id: 'lost-update',
    title: { en: 'Lose an update with PUT', zh: '用 PUT 遺失一次更新' },
    hint: {
      en: 'Run the race on this page with “put the whole value”, or send two PUTs made from the same reading.',
      zh: '在此頁執行「寫入整個值」的競賽，或用同一次讀取的內容送出兩個 PUT。',
    },
    steps: [
      {
        says: { en: 'A value is put without If-Match', zh: '不帶 If-Match 寫入' },
        name: 'one',
        endpoint: 'replaceCounters',
        status: 200,
      },
      {
        says: {
          en: 'The same number is put again within three seconds: one of the two is lost',
          zh: '三秒內再次寫入相同數字：其中一次遺失',
        },
        endpoint: 'replaceCounters',
        status: 200,
        withinSeconds: 3,
        where: [{ at: '/request/number', is: { step: 'one', at: '/request/number' } }],
      },
    ],
  },
  {
    id: 'no-loss',
    title: { en: 'Add three steps at once, and lose none', zh: '同時加三步，一步也不遺失' },
    hint: {
      en: '“Send steps” in the race; or N at once in your own program.',
      zh: '使用競賽中的「送出步數」，或自己寫程式同時送出。',
    },
    steps: [
      {
        says: { en: 'Three steps within two seconds each', zh: '三步，彼此間隔不超過兩秒' },
        endpoint: 'addToCounter',
        status: 200,
        times: 3,
        withinSeconds: 10,
      },
    ],
  },
  {
    id: 'guarded',
    title: { en: 'Have a PUT refused because the counters moved on', zh: '讓 PUT 因為計數器已變動而被拒絕' },
    hint: {
      en: 'PUT /api/counters with If-Match of an older version, in API Practice.',
      zh: '在「API 練習」以較舊版本的 If-Match 送出 PUT /api/counters。',
    },
    steps: [
      {
        says: {
          en: 'A guarded PUT is refused with the counters as they are now',
          zh: '受保護的 PUT 被拒絕，並附上目前的計數器',
        },
        name: 'refused',
        endpoint: 'replaceCounters',
        status: 412,
      },
      {
        says: { en: 'It is sent again at that version and stored', zh: '以該版本重送並儲存成功' },
        endpoint: 'replaceCounters',
        status: 200,
        where: [{ at: '/requestHeaders/if-match', matches: '^"' }],
      },
    ],
  },
]
