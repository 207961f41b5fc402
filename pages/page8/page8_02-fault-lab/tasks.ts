import type { Condition, Task } from '#shared/platform/lessons/lesson.ts'

const PUT_ON = ['createFault', 'updateFault'] as const
/** A call that the rule applied to, whether it failed or was let through. */
const underRule = { at: '/fault', matches: ';rule=' } as const
const alike = (at: Condition['at']) => ({ at, is: { step: 'rule', at } }) as const

export const tasks: readonly Task[] = [
  {
    id: 'seeded',
    title: { en: 'Repeat the same sequence of random failures', zh: '重現相同的隨機故障順序' },
    hint: {
      en: 'Add a rule for GET /api/counters with status 503. Under “Calls”, choose “Random calls”, with probability 0.5 and seed 7. Send the request five times in [API Practice](page8_01/counters/readCounters). Press “Edit” on the rule, save it without changes, then send the request five more times and compare.',
      zh: '為 GET /api/counters 新增規則：狀態碼 503，「呼叫」選「隨機呼叫」，機率 0.5、種子 7。在[「API 練習」](page8_01/counters/readCounters)送出五次。回到此頁按「編輯」，直接儲存規則，再送出五次並比較。',
    },
    steps: [
      {
        says: { en: 'A rule with a probability and a seed is added', zh: '新增有機率與種子的規則' },
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
        says: { en: 'Four calls under it', zh: '四次呼叫符合規則' },
        endpoint: 'readCounters',
        times: 4,
        where: [underRule],
      },
      {
        says: { en: 'The same rule is saved again, with the same seed', zh: '再次儲存相同的規則與種子' },
        endpoint: PUT_ON,
        status: 'good',
        where: [alike('/reply/fault'), alike('/reply/path'), alike('/reply/method')],
      },
      {
        says: { en: 'Four more calls fail in the same sequence', zh: '再呼叫四次，故障順序相同' },
        endpoint: 'readCounters',
        times: 4,
        where: [underRule],
      },
    ],
  },
  {
    id: 'recover',
    title: { en: 'Wait for Retry-After, then succeed', zh: '依 Retry-After 等待後成功' },
    hint: {
      en: 'Add a rule for GET /api/counters with the failure type “Rate limit (429)”, bucket size 1 and refill rate 0.5. In [API Practice](page8_01/counters/readCounters), set “Send at once” to 2 and send. Set it back to 1 and send again after the seconds in Retry-After. Keep the rule active.',
      zh: '為 GET /api/counters 新增規則：故障類型「次數限制（429）」、桶的容量 1、每秒補充 0.5。在[「API 練習」](page8_01/counters/readCounters)把「同時送出」設為 2 並送出；改回 1，等待 Retry-After 的秒數後再送一次。請保留規則。',
    },
    steps: [
      {
        says: { en: 'A call returns 429 with Retry-After', zh: '呼叫得到 429 與 Retry-After' },
        name: 'told',
        endpoint: 'readCounters',
        status: 429,
        where: [underRule, { at: '/replyHeaders/retry-after', matches: '^[0-9]+$' }],
      },
      {
        says: { en: 'A call after that time succeeds under the same rule', zh: '等待後的呼叫在相同規則下成功' },
        endpoint: 'readCounters',
        status: 200,
        where: [underRule],
        afterSeconds: { step: 'told', at: '/replyHeaders/retry-after' },
      },
    ],
  },
  {
    id: 'own-request',
    title: { en: 'Inject a fault into a single request', zh: '只對單一請求注入故障' },
    hint: {
      en: 'In [API Practice](page8_01/counters/readCounters?fault=status=418), send GET /api/counters with the practice fault status=418, then without it.',
      zh: '在[「API 練習」](page8_01/counters/readCounters?fault=status=418)以練習故障 status=418 送出 GET /api/counters，再不帶故障送出一次。',
    },
    steps: [
      {
        says: { en: 'A request with its own fault returns 418', zh: '自帶故障的請求得到 418' },
        endpoint: 'readCounters',
        status: 418,
        where: [{ at: '/fault', matches: ';request$' }],
      },
      {
        says: {
          en: 'The same request without a fault returns 200 within a minute',
          zh: '一分鐘內，不帶故障的相同請求得到 200',
        },
        endpoint: 'readCounters',
        status: 200,
        where: [{ at: '/isFaulty', is: false }],
        withinSeconds: 60,
      },
    ],
  },
]
