import type { Task } from '#shared/platform/lesson.ts'

/** Sent from API Practice, and at the pace of a run. */
const inRun = { withinSeconds: 2, status: 200 } as const
const fromHere = { at: '/page', is: 'page8_01' } as const
const created = { at: '/reply/id', is: { step: 'created', at: '/reply/id' } } as const

export const tasks: readonly Task[] = [
  {
    id: 'pointer',
    title: { en: 'Have a field refused, and correct that field alone', zh: '讓某個欄位被拒絕，只修正該欄位' },
    hint: {
      en: 'Fill in POST /api/spreads with a level of 101 and send it anyway; then change the level to 50.',
      zh: '以等級 101 填寫 POST /api/spreads 並仍然送出；再把等級改成 50。',
    },
    steps: [
      {
        says: { en: 'A refusal that points at the level', zh: '指向等級欄位的拒絕' },
        name: 'refused',
        endpoint: 'createSpread',
        status: 400,
        where: [{ at: '/reply/errors/0/pointer', is: '/body/level' }],
      },
      {
        says: { en: 'The same spread with another level is created', zh: '同一份配點改用其他等級後建立成功' },
        endpoint: 'createSpread',
        status: 201,
        where: [
          { at: '/request', contains: { step: 'refused', at: '/request', except: ['level'] } },
          { at: '/request/level', isNot: { step: 'refused', at: '/request/level' } },
        ],
      },
    ],
  },
  {
    id: 'idempotent',
    title: { en: 'Create once although you send twice', zh: '送出兩次，只建立一次' },
    hint: {
      en: 'Fill in POST /api/spreads with an Idempotency-Key of your own, and press Send twice.',
      zh: '在 POST /api/spreads 填入自訂的 Idempotency-Key，按兩次送出。',
    },
    steps: [
      {
        says: { en: 'A spread is created under a key', zh: '以一個金鑰建立配點' },
        name: 'first',
        endpoint: 'createSpread',
        status: 201,
        where: [{ at: '/requestHeaders/idempotency-key', matches: '.' }],
      },
      {
        says: {
          en: 'The same key gives the same spread, and says that it was replayed',
          zh: '相同的金鑰得到同一份配點，並說明是重播',
        },
        endpoint: 'createSpread',
        status: 201,
        where: [
          {
            at: '/requestHeaders/idempotency-key',
            is: { step: 'first', at: '/requestHeaders/idempotency-key' },
          },
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
      en: 'Save POST /api/members with an e-mail address that holds {{run}}; take the variables memberId (from /id) and etag (from the header). Add GET and PATCH /api/members/{{memberId}} as the next steps, the last with If-Match {{etag}}, and run it.',
      zh: '儲存 POST /api/members，電子郵件含 {{run}}，並取出變數 memberId（來自 /id）與 etag（來自標頭）。再加入 GET 與 PATCH /api/members/{{memberId}} 兩個步驟，後者的 If-Match 填 {{etag}}，然後執行。',
    },
    steps: [
      {
        says: { en: 'API Practice creates a member', zh: '「API 練習」建立一名成員' },
        name: 'created',
        endpoint: 'createMember',
        status: 201,
        where: [fromHere],
      },
      {
        says: { en: 'Within two seconds it reads that member', zh: '兩秒內讀取該成員' },
        name: 'read',
        endpoint: 'readMember',
        ...inRun,
        where: [fromHere, created],
      },
      {
        says: {
          en: 'Within two more it changes the member, at the version that was read',
          zh: '再兩秒內以讀到的版本修改',
        },
        endpoint: 'updateMember',
        ...inRun,
        where: [
          fromHere,
          created,
          { at: '/requestHeaders/if-match', is: { step: 'read', at: '/replyHeaders/etag' } },
          { at: '/reply/version', isNot: { step: 'read', at: '/reply/version' } },
        ],
      },
    ],
  },
]
