import type { Task } from '#shared/platform/lessons/lesson.ts'

export const tasks: readonly Task[] = [
  {
    id: 'one-fails',
    title: { en: 'Make one tile fail while the others keep working', zh: '讓一張卡片失敗，其他卡片維持正常' },
    hint: {
      en: 'In [Fault Lab](page8_02?rule=GET /api/overview/sign-ins status=503;first=4), add a rule for GET /api/overview/sign-ins with status 503 for the first 4 calls. Come back and reload, wait until the tile shows an error, then press “Try again”.',
      zh: '在[「故障實驗室」](page8_02?rule=GET /api/overview/sign-ins status=503;first=4)為 GET /api/overview/sign-ins 建立規則，讓前 4 次呼叫回覆 503。回到此頁並重新載入，等卡片顯示錯誤後按「重試」。',
    },
    steps: [
      {
        says: { en: 'Loading the sign-ins fails with 503', zh: '載入登入次數失敗（503）' },
        name: 'failed',
        endpoint: 'countSignIns',
        status: 503,
      },
      {
        says: { en: 'Meanwhile, another tile loads its numbers', zh: '同時另一張卡片載入數字' },
        endpoint: 'readServerState',
        status: 200,
        withinSeconds: 10,
      },
      {
        says: { en: 'A retry loads the same sign-ins', zh: '重試後載入同一份登入次數' },
        endpoint: 'countSignIns',
        status: 200,
        where: [{ at: '/query', contains: { step: 'failed', at: '/query' } }],
      },
    ],
  },
  {
    id: 'other-zone',
    title: {
      en: 'Count today’s sign-ins in a time zone where today starts at a different time',
      zh: '改用「今天」起點不同的時區計算登入次數',
    },
    hint: {
      en: 'In [API Practice](page8_01/overview/countSignIns?query.zone=Pacific/Auckland), send GET /api/overview/sign-ins with zone=Pacific/Auckland, then with zone=Pacific/Honolulu.',
      zh: '在[「API 練習」](page8_01/overview/countSignIns?query.zone=Pacific/Auckland)以 zone=Pacific/Auckland 送出 GET /api/overview/sign-ins，再改用 zone=Pacific/Honolulu。',
    },
    steps: [
      {
        says: { en: 'The sign-ins are counted in one time zone', zh: '以某個時區計算登入次數' },
        name: 'one',
        endpoint: 'countSignIns',
        status: 200,
      },
      {
        says: {
          en: 'They are counted in another zone, where today starts at a different time',
          zh: '改用另一個時區計算，「今天」的起點不同',
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
    title: { en: 'Slow down one tile without slowing down another', zh: '讓一張卡片變慢，但不拖累另一張' },
    hint: {
      en: 'In [Fault Lab](page8_02?rule=GET /api/overview/server delay=2000), add a rule for GET /api/overview/server with a delay of 2,000 ms. Come back and reload. The sign-ins must not wait for it.',
      zh: '在[「故障實驗室」](page8_02?rule=GET /api/overview/server delay=2000)為 GET /api/overview/server 建立延遲 2,000 毫秒的規則，再回到此頁並重新載入。登入次數不應跟著等待。',
    },
    steps: [
      {
        says: { en: 'The sign-ins load immediately', zh: '登入次數立刻載入' },
        endpoint: 'countSignIns',
        status: 200,
      },
      {
        says: {
          en: 'The server’s state, requested at the same time, takes two seconds',
          zh: '同時請求的伺服器狀態花了兩秒',
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
