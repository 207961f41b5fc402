import type { Task } from '#shared/lesson.ts'

export const tasks: readonly Task[] = [
  {
    id: 'from-outside',
    title: { en: 'Send a request from another program and find it here', zh: '從其他程式送出請求，並在這裡找到它' },
    hint: {
      en: "Make an API key in Sandbox & Keys and run: curl -H 'Authorization: Bearer …' …/api/members",
      zh: "在「沙盒與金鑰」建立 API 金鑰，再執行：curl -H 'Authorization: Bearer …' …/api/members",
    },
    steps: [
      {
        says: {
          en: 'A request that came with an API key',
          zh: '以 API 金鑰送出的請求',
        },
        status: 200,
        where: [{ at: '/isByKey', is: true }],
      },
    ],
  },
  {
    id: 'sent-again',
    title: {
      en: 'Send the same change twice, and see that it became two rows',
      zh: '同一個建立請求送兩次，看它變成兩列',
    },
    hint: {
      en: 'Keep a plan in Pokémon EVs, open its request here and replay it. No Idempotency-Key was sent.',
      zh: '在「帕底亞努力值」保存一份配點，在這裡開啟該請求並重送。它沒有帶 Idempotency-Key。',
    },
    steps: [
      { says: { en: 'A row is created', zh: '建立一列' }, name: 'one', endpoint: 'createSpread', status: 201 },
      {
        says: { en: 'The same body again creates another', zh: '相同的本文又建立了另一列' },
        endpoint: 'createSpread',
        status: 201,
        where: [
          { at: '/request', contains: { step: 'one', at: '/request' } },
          { at: '/reply/id', isNot: { step: 'one', at: '/reply/id' } },
        ],
      },
    ],
  },
  {
    id: 'what-was-slow',
    title: { en: 'Tell a slow server from a slow line that was ordered', zh: '分辨伺服器真的慢，還是自己要求的延遲' },
    hint: {
      en: 'Send GET /api/counters with X-Practice-Fault: delay=500, then without, and compare the two.',
      zh: '以 X-Practice-Fault: delay=500 送出 GET /api/counters，再不帶它送一次，並比較兩者。',
    },
    steps: [
      {
        says: { en: 'A request that says it was delayed', zh: '標示被延遲的請求' },
        name: 'slow',
        endpoint: 'readCounters',
        status: 200,
        where: [
          { at: '/fault', matches: '^delay=' },
          { at: '/durationMs', atLeast: 400 },
        ],
      },
      {
        says: { en: 'The same without a fault, and quicker', zh: '沒有故障的相同請求，而且更快' },
        endpoint: 'readCounters',
        status: 200,
        where: [
          { at: '/fault', is: null },
          { at: '/durationMs', atMost: 300 },
        ],
      },
    ],
  },
]
