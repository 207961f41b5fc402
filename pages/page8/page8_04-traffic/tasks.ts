import type { Task } from '#shared/platform/lessons/lesson.ts'

export const tasks: readonly Task[] = [
  {
    id: 'from-outside',
    title: { en: 'Send a request from another client and find it here', zh: '從其他用戶端送出請求，並在這裡找到它' },
    hint: {
      en: 'Create an API key in [Sandbox & Keys](page8_08), choose “curl” below it and run the command in a terminal. Then filter this list by “Other clients”.',
      zh: '在[「沙盒與金鑰」](page8_08)建立 API 金鑰，在下方選擇「curl」並於終端機執行該指令，再以「其他用戶端」篩選此清單。',
    },
    steps: [
      {
        says: {
          en: 'A request with an API key from outside the console returns 200',
          zh: '從主控台以外以 API 金鑰送出的請求得到 200',
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
      en: 'Send a create request again and get two rows',
      zh: '重送建立資料的請求，得到兩列資料',
    },
    hint: {
      en: 'In [API Practice](page8_01/spreads/createSpread), press “Fill in an example” and send createSpread without an Idempotency-Key. Back in Traffic, open the request and press “Send again”, then “Send again” once more on the page that opens. The console’s own pages send a key, so their requests would not create a second row.',
      zh: '在[「API 練習」](page8_01/spreads/createSpread)按「填入範例」並不帶 Idempotency-Key 送出 createSpread，再回到此頁開啟該請求並按「重送」，在接著開啟的頁面再按一次「重送」。主控台的頁面都會帶金鑰，因此重送不會建立第二列。',
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
          en: 'The same body, sent again from here, creates a second row',
          zh: '從這裡重送相同的本文，建立第二列',
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
    title: { en: 'Tell a slow server from an injected delay', zh: '分辨伺服器變慢與刻意加入的延遲' },
    hint: {
      en: 'In [API Practice](page8_01/counters/readCounters?fault=delay=500), send GET /api/counters with the practice fault delay=500. Clear the fault and send it again within a minute. Back in Traffic, select both and press “Compare”.',
      zh: '在[「API 練習」](page8_01/counters/readCounters?fault=delay=500)以練習故障 delay=500 送出 GET /api/counters，再於一分鐘內清除故障並重新送出。回到此頁選取兩者並按「比較」。',
    },
    steps: [
      {
        says: { en: 'A request with an injected delay takes that long', zh: '加入延遲的請求耗時相符' },
        name: 'slow',
        endpoint: 'readCounters',
        status: 200,
        where: [
          { at: '/fault', matches: '^delay=\\d+;request$' },
          { at: '/durationMs', atLeast: 400 },
        ],
      },
      {
        says: {
          en: 'The same request without a fault is fast, within a minute',
          zh: '一分鐘內，不帶故障的相同請求很快完成',
        },
        endpoint: 'readCounters',
        status: 200,
        withinSeconds: 60,
        where: [
          { at: '/isFaulty', is: false },
          { at: '/durationMs', atMost: 300 },
        ],
      },
    ],
  },
]
