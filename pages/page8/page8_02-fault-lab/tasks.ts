import type { Task } from '#shared/lesson.ts'

export const tasks: readonly Task[] = [
  {
    id: 'seeded',
    title: { en: 'Run the same flaky minute twice', zh: '讓同一段不穩定重演兩次' },
    hint: {
      en: 'Put p=0.5 and seed=7 with status 503 on GET /api/counters, call it some times, change the rule to the same again, and compare.',
      zh: '對 GET /api/counters 設定 p=0.5、seed=7、狀態 503，呼叫幾次；再設定一次相同的規則並比較。',
    },
    steps: [
      {
        says: { en: 'A call that was hit, and says by what', zh: '被命中的請求，並說明原因' },
        endpoint: 'readCounters',
        status: 503,
        where: [{ at: '/fault', matches: '^status=503;rule=' }],
      },
      {
        says: { en: 'A call that the same rule let through', zh: '同一條規則放行的請求' },
        endpoint: 'readCounters',
        status: 200,
        where: [{ at: '/fault', matches: '^none;rule=' }],
      },
    ],
  },
  {
    id: 'recover',
    title: { en: 'Be told to wait, and come back later', zh: '被要求等待，稍後再試' },
    hint: {
      en: 'A bucket of 1 with refill 0.5 on GET /api/counters: read it twice at once, then after Retry-After.',
      zh: '對 GET /api/counters 設定容量 1、每秒補 0.5 的限流：連讀兩次，再依 Retry-After 等待後重讀。',
    },
    steps: [
      {
        says: { en: '429 with Retry-After', zh: '429 與 Retry-After' },
        name: 'told',
        endpoint: 'readCounters',
        status: 429,
        where: [{ at: '/replyHeaders/retry-after', matches: '^[0-9]+$' }],
      },
      { says: { en: 'A later call is answered', zh: '稍後的請求成功' }, endpoint: 'readCounters', status: 200 },
    ],
  },
  {
    id: 'own-request',
    title: { en: 'Break a single request, and none besides', zh: '只弄壞一個請求，其他不受影響' },
    hint: {
      en: 'Send GET /api/counters with the header X-Practice-Fault: status=418.',
      zh: '以標頭 X-Practice-Fault: status=418 送出 GET /api/counters。',
    },
    steps: [
      {
        says: { en: 'A request that asked for its own fault', zh: '自己要求故障的請求' },
        endpoint: 'readCounters',
        status: 418,
        where: [{ at: '/fault', matches: ';request$' }],
      },
      {
        says: { en: 'The next one is well', zh: '下一個請求正常' },
        endpoint: 'readCounters',
        status: 200,
        where: [{ at: '/fault', is: null }],
      },
    ],
  },
]
