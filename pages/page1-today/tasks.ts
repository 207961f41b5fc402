import type { Task } from '#shared/lesson.ts'

export const tasks: readonly Task[] = [
  {
    id: 'one-fails',
    title: { en: 'Let one tile fail and leave the others alive', zh: '讓一個磚塊失敗，其他維持正常' },
    hint: {
      en: 'In Fault Lab put status 503 on GET /api/overview/sign-ins, then open this page.',
      zh: '在「故障實驗室」對 GET /api/overview/sign-ins 設定狀態 503，再開啟此頁。',
    },
    steps: [
      {
        says: { en: 'The sign-ins are refused', zh: '登入次數讀取失敗' },
        name: 'failed',
        endpoint: 'countSignIns',
        status: 503,
      },
      {
        says: { en: 'The server’s state is read all the same', zh: '伺服器狀態仍能讀取' },
        endpoint: 'readServerState',
        status: 200,
        withinSeconds: 10,
      },
      {
        says: { en: 'The tile’s own retry brings the numbers', zh: '按該磚塊的重試後取得數字' },
        endpoint: 'countSignIns',
        status: 200,
      },
    ],
  },
  {
    id: 'other-zone',
    title: {
      en: 'Count the sign-ins of a day that is another day elsewhere',
      zh: '用另一個時區計算「今天」的登入次數',
    },
    hint: {
      en: 'Send GET /api/overview/sign-ins?zone=Pacific/Auckland in API Practice, then with zone=Pacific/Honolulu.',
      zh: '在「API 練習」送出 GET /api/overview/sign-ins?zone=Pacific/Auckland，再改成 Pacific/Honolulu。',
    },
    steps: [
      {
        says: { en: 'A count for one zone', zh: '某個時區的計算' },
        name: 'one',
        endpoint: 'countSignIns',
        status: 200,
      },
      {
        says: {
          en: 'A count for another, whose today begins at another moment',
          zh: '另一個時區的計算，其「今天」從不同時刻開始',
        },
        endpoint: 'countSignIns',
        status: 200,
        where: [{ at: '/reply/today/from', isNot: { step: 'one', at: '/reply/today/from' } }],
      },
    ],
  },
  {
    id: 'slow-one',
    title: { en: 'Keep one tile waiting for two seconds', zh: '讓一個磚塊等待兩秒' },
    hint: {
      en: 'A delay of 2,000 ms on GET /api/overview/server. The other tile must not wait for it.',
      zh: '對 GET /api/overview/server 設定 2,000 毫秒的延遲。其他磚塊不應跟著等待。',
    },
    steps: [
      {
        says: { en: 'The server’s state takes two seconds', zh: '伺服器狀態花了兩秒' },
        endpoint: 'readServerState',
        status: 200,
        where: [{ at: '/durationMs', atLeast: 2000 }],
      },
    ],
  },
]
