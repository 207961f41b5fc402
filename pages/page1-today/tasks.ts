import type { Task } from '#shared/platform/lesson.ts'

export const tasks: readonly Task[] = [
  {
    id: 'one-fails',
    title: { en: 'Let one tile fail while the others stay alive', zh: '讓一個卡片失敗，其他維持正常' },
    hint: {
      en: 'In Fault Lab, put status 503 on the first 4 calls of GET /api/overview/sign-ins. Open this page, wait until the tile has given up, then press its Try again.',
      zh: '在「故障實驗室」讓 GET /api/overview/sign-ins 的前 4 次回覆 503。開啟此頁，等卡片放棄重試後按「重試」。',
    },
    steps: [
      {
        says: { en: 'The sign-ins are refused with 503', zh: '登入次數以 503 失敗' },
        name: 'failed',
        endpoint: 'countSignIns',
        status: 503,
      },
      {
        says: { en: 'Another tile gets its numbers meanwhile', zh: '同時另一個卡片取得數字' },
        endpoint: 'readServerState',
        status: 200,
        withinSeconds: 10,
      },
      {
        says: { en: 'A retry brings the same sign-ins', zh: '重試後取得同一份登入次數' },
        endpoint: 'countSignIns',
        status: 200,
        where: [{ at: '/query', contains: { step: 'failed', at: '/query' } }],
      },
    ],
  },
  {
    id: 'other-zone',
    title: {
      en: 'Count today’s sign-ins where today starts at another moment',
      zh: '用另一個時區計算「今天」的登入次數',
    },
    hint: {
      en: 'Send GET /api/overview/sign-ins?zone=Pacific/Auckland in API Practice, then with zone=Pacific/Honolulu.',
      zh: '在「API 練習」送出 GET /api/overview/sign-ins?zone=Pacific/Auckland，再改成 Pacific/Honolulu。',
    },
    steps: [
      {
        says: { en: 'A count for one time zone', zh: '某個時區的計算' },
        name: 'one',
        endpoint: 'countSignIns',
        status: 200,
      },
      {
        says: {
          en: 'A count for another zone, where today starts at another moment',
          zh: '另一個時區的計算，其「今天」從不同時刻開始',
        },
        endpoint: 'countSignIns',
        status: 200,
        where: [
          { at: '/query/zone', isNot: { step: 'one', at: '/query/zone' } },
          { at: '/reply/today/from', isNot: { step: 'one', at: '/reply/today/from' } },
        ],
      },
    ],
  },
  {
    id: 'slow-one',
    title: { en: 'Slow one tile down without slowing another', zh: '讓一個卡片變慢，但不拖累另一個' },
    hint: {
      en: 'In Fault Lab, put a delay of 2,000 ms on GET /api/overview/server, then open this page. The sign-ins must not wait for it.',
      zh: '在「故障實驗室」對 GET /api/overview/server 設定 2,000 毫秒的延遲，再開啟此頁。登入次數不應跟著等待。',
    },
    steps: [
      {
        says: { en: 'The sign-ins are answered at once', zh: '登入次數立刻得到回覆' },
        endpoint: 'countSignIns',
        status: 200,
      },
      {
        says: {
          en: 'The server’s state, asked for at the same time, takes two seconds',
          zh: '同時送出的伺服器狀態花了兩秒',
        },
        endpoint: 'readServerState',
        status: 200,
        withinSeconds: 1,
        where: [
          { at: '/durationMs', atLeast: 2000 },
          { at: '/fault', matches: 'delay=' },
        ],
      },
    ],
  },
]
