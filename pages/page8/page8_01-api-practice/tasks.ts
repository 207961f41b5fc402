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
    id: 'chained',
    title: { en: 'Let one reply fill in the next request', zh: '讓一個回應填入下一個請求' },
    hint: {
      en: 'Save POST /api/members with an e-mail address that holds {{run}}; take memberId and the header etag. Add GET and PATCH /api/members/{{memberId}} as steps, the last with If-Match {{etag}}, and run it.',
      zh: '儲存 POST /api/members，電子郵件含 {{run}}，並取出 memberId 與標頭 etag。再加入 GET 與 PATCH /api/members/{{memberId}} 兩個步驟，後者的 If-Match 填 {{etag}}，然後執行。',
    },
    steps: [
      {
        says: { en: 'A member is created', zh: '建立一名成員' },
        name: 'created',
        endpoint: 'createMember',
        status: 201,
      },
      {
        says: { en: 'Within a few seconds that member is read', zh: '幾秒內讀取該成員' },
        name: 'read',
        endpoint: 'readMember',
        status: 200,
        withinSeconds: 5,
        where: [{ at: '/reply/id', is: { step: 'created', at: '/reply/id' } }],
      },
      {
        says: { en: 'and changed, on the version that was read', zh: '並以讀到的版本修改' },
        endpoint: 'updateMember',
        status: 200,
        withinSeconds: 5,
        where: [
          { at: '/reply/id', is: { step: 'created', at: '/reply/id' } },
          { at: '/requestHeaders/if-match', is: { step: 'read', at: '/replyHeaders/etag' } },
        ],
      },
    ],
  },
]
