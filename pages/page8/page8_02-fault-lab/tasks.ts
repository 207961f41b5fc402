import type { Condition, Task } from '#shared/platform/lesson.ts'

const PUT_ON = ['createFault', 'updateFault'] as const
/** A call that the rule met, whether it was hit or let through. */
const underRule = { at: '/fault', matches: ';rule=' } as const
const alike = (at: Condition['at']) => ({ at, is: { step: 'rule', at } }) as const

export const tasks: readonly Task[] = [
  {
    id: 'seeded',
    title: { en: 'Repeat the same flaky run', zh: '讓同一段不穩定重演一次' },
    hint: {
      en: 'Put status 503 on GET /api/counters by chance 0.5 with seed 7, and send it five times in API Practice. Open the rule here with “Change”, save it unchanged, send five times again, and compare.',
      zh: '對 GET /api/counters 設定狀態 503、機率 0.5、種子 7，在「API 練習」送出五次；回到此頁按「變更」，原樣儲存規則，再送出五次並比較。',
    },
    steps: [
      {
        says: { en: 'A rule with a chance and a seed is put on', zh: '設定有機率與種子的規則' },
        name: 'rule',
        endpoint: PUT_ON,
        status: 'good',
        where: [
          { at: '/request/fault/p', atLeast: 0.1, atMost: 0.9 },
          { at: '/request/fault/seed', atLeast: 0 },
          { at: '/reply/path', is: '/api/counters' },
        ],
      },
      {
        says: { en: 'Four calls under it', zh: '在規則下呼叫四次' },
        endpoint: 'readCounters',
        times: 4,
        where: [underRule],
      },
      {
        says: { en: 'The same rule is put on again, with the same seed', zh: '再次設定相同的規則與種子' },
        endpoint: PUT_ON,
        status: 'good',
        where: [alike('/reply/fault'), alike('/reply/path'), alike('/reply/method')],
      },
      {
        says: { en: 'Four calls under it again: the same run', zh: '再呼叫四次：過程相同' },
        endpoint: 'readCounters',
        times: 4,
        where: [underRule],
      },
    ],
  },
  {
    id: 'recover',
    title: { en: 'Be told to wait, wait that long, and come through', zh: '被要求等待，等足時間後成功' },
    hint: {
      en: 'Put a rate limit on GET /api/counters: 1 call in the bucket, 0.5 refilled per second. In API Practice, send it twice at once, and again when the seconds of Retry-After have passed. The rule stays on.',
      zh: '對 GET /api/counters 設定次數限制：桶內 1 次、每秒補 0.5。在「API 練習」同時送出兩個，等 Retry-After 的秒數過了再送一次；規則保持開啟。',
    },
    steps: [
      {
        says: { en: '429 with Retry-After', zh: '429 與 Retry-After' },
        name: 'told',
        endpoint: 'readCounters',
        status: 429,
        where: [underRule, { at: '/replyHeaders/retry-after', matches: '^[0-9]+$' }],
      },
      {
        says: { en: 'A call after that time passes, under the same rule', zh: '等足時間後的請求，在同一規則下成功' },
        endpoint: 'readCounters',
        status: 200,
        where: [underRule],
        afterSeconds: { step: 'told', at: '/replyHeaders/retry-after' },
      },
    ],
  },
  {
    id: 'own-request',
    title: { en: 'Break a single request, and none besides', zh: '只弄壞一個請求，其他不受影響' },
    hint: {
      en: 'In API Practice, send GET /api/counters with the practice fault status=418, and then without it.',
      zh: '在「API 練習」附帶練習故障 status=418 送出 GET /api/counters，再不附帶送一次。',
    },
    steps: [
      {
        says: { en: 'A request that asks for its own fault: 418', zh: '自己要求故障的請求：418' },
        endpoint: 'readCounters',
        status: 418,
        where: [{ at: '/fault', matches: ';request$' }],
      },
      {
        says: { en: 'The next one within a minute: 200, without a fault', zh: '一分鐘內的下一個請求：200，沒有故障' },
        endpoint: 'readCounters',
        status: 200,
        where: [{ at: '/fault', is: null }],
        withinSeconds: 60,
      },
    ],
  },
]
