import type { Task } from '#shared/platform/lesson.ts'

export const tasks: readonly Task[] = [
  {
    id: 'from-outside',
    title: { en: 'Send a request from another program and find it here', zh: '從其他程式送出請求，並在這裡找到它' },
    hint: {
      en: 'Make an API key in Sandbox & Keys and run its curl command in a terminal; filter this list by other programs.',
      zh: '在「沙盒與金鑰」建立 API 金鑰，於終端機執行它的 curl 指令；再把此清單篩選為其他程式。',
    },
    steps: [
      {
        says: {
          en: 'An API key brought it, and no page of the console: 200',
          zh: '以 API 金鑰送出，且不是來自主控台的頁面：200',
        },
        status: 200,
        where: [
          { at: '/isByKey', is: true },
          { at: '/page', is: null },
        ],
      },
    ],
  },
  {
    id: 'sent-again',
    title: {
      en: 'Send a creation again, and see that it became two rows',
      zh: '重送一個建立請求，看它變成兩列',
    },
    hint: {
      en: 'Send createSpread in API Practice without an Idempotency-Key, open its request here and press “Send again”. The console’s own pages send a key, so theirs would stay one row.',
      zh: '在「API 練習」不帶 Idempotency-Key 送出 createSpread，在這裡開啟該請求並重送。主控台自己的頁面都會帶鍵，重送後仍只有一列。',
    },
    steps: [
      {
        says: { en: 'A row is created', zh: '建立一列' },
        name: 'one',
        endpoint: 'createSpread',
        status: 201,
        where: [{ at: '/page', isNot: 'page8_04' }],
      },
      {
        says: {
          en: 'The same body, sent again from here, creates another',
          zh: '從這裡重送相同的本文，又建立了另一列',
        },
        endpoint: 'createSpread',
        status: 201,
        where: [
          { at: '/page', is: 'page8_04' },
          { at: '/request', is: { step: 'one', at: '/request' } },
          { at: '/reply/id', isNot: { step: 'one', at: '/reply/id' } },
        ],
      },
    ],
  },
  {
    id: 'what-was-slow',
    title: { en: 'Tell a slow server from a slow line that was ordered', zh: '分辨伺服器真的慢，還是自己要求的延遲' },
    hint: {
      en: 'In API Practice, send GET /api/counters with the practice fault delay=500, then without it; tick both in this list and compare them.',
      zh: '在「API 練習」附帶練習故障 delay=500 送出 GET /api/counters，再不帶它送一次；在此清單勾選兩者並比較。',
    },
    steps: [
      {
        says: { en: 'A request that asked for a delay, and took as long', zh: '自己要求延遲的請求，花了那麼久' },
        name: 'slow',
        endpoint: 'readCounters',
        status: 200,
        where: [
          { at: '/fault', matches: '^delay=\\d+;request$' },
          { at: '/durationMs', atLeast: 400 },
        ],
      },
      {
        says: { en: 'Within a minute the same without a fault, and quick', zh: '一分鐘內沒有故障的相同請求，而且很快' },
        endpoint: 'readCounters',
        status: 200,
        withinSeconds: 60,
        where: [
          { at: '/fault', is: null },
          { at: '/durationMs', atMost: 300 },
        ],
      },
    ],
  },
]
