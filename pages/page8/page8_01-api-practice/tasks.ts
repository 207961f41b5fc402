import type { Task } from '#shared/lesson.ts'

export const tasks: readonly Task[] = [
  {
    id: 'pointer',
    title: { en: 'Be refused for a field, then send it rightly', zh: '因為某個欄位被拒絕，再送出正確的值' },
    hint: {
      en: 'POST /api/spreads with a level of 101, then with 50.',
      zh: '以等級 101 送出 POST /api/spreads，再改成 50。',
    },
    steps: [
      {
        says: { en: 'A refusal that points at a field', zh: '指向某個欄位的拒絕' },
        name: 'refused',
        status: 400,
        where: [{ at: '/reply/errors/0/pointer', matches: '^/body/' }],
      },
      {
        says: { en: 'The same endpoint with a good value', zh: '相同端點、正確的值' },
        status: 'good',
        where: [{ at: '/endpoint', is: { step: 'refused', at: '/endpoint' } }],
      },
    ],
  },
  {
    id: 'idempotent',
    title: { en: 'Create once although you send twice', zh: '送出兩次，只建立一次' },
    hint: {
      en: 'POST /api/spreads with an Idempotency-Key of your own, and send it again unchanged.',
      zh: '自訂 Idempotency-Key 送出 POST /api/spreads，再原封不動送一次。',
    },
    steps: [
      { says: { en: 'A spread is created', zh: '建立一份配點' }, name: 'first', endpoint: 'createSpread', status: 201 },
      {
        says: {
          en: 'The same key gives the same spread, and says that it was replayed',
          zh: '相同的金鑰得到同一份配點，並說明是重播',
        },
        endpoint: 'createSpread',
        status: 201,
        where: [
          { at: '/reply/id', is: { step: 'first', at: '/reply/id' } },
          { at: '/replyHeaders/idempotent-replayed', is: 'true' },
        ],
      },
    ],
  },
  {
    id: 'other-client',
    title: { en: 'Read your members with a program that is not this console', zh: '用主控台以外的程式讀取成員' },
    hint: {
      en: 'Copy the request as curl, put your token in, and send it from a terminal.',
      zh: '把請求複製成 curl，填入權杖，從終端機送出。',
    },
    steps: [
      {
        says: { en: 'A list read by another client', zh: '由其他用戶端讀取的清單' },
        endpoint: ['listMembers', 'listProducts', 'listOrders'],
        status: 200,
        where: [{ at: '/page', is: null }],
      },
    ],
  },
]
