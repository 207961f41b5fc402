import type { Task } from '#shared/platform/lessons/lesson.ts'

/** Sent from API Practice, at the speed of a run. */
const inRun = { withinSeconds: 2, status: 200 } as const
const fromHere = { at: '/page', is: 'page8_01' } as const
const created = { at: '/reply/id', is: { step: 'created', at: '/reply/id' } } as const

export const tasks: readonly Task[] = [
  {
    id: 'pointer',
    title: { en: 'Correct a single refused field', zh: '只修正被拒絕的那個欄位' },
    hint: {
      en: 'Open [POST /api/spreads](page8_01/spreads/createSpread), press “Fill in an example” and change the level to 101. Press “Send”, and then “Send anyway”. Then change the level to 50 and send it again.',
      zh: '開啟 [POST /api/spreads](page8_01/spreads/createSpread)，按「填入範例」並把等級改成 101。先按「送出」，再按「仍要送出」；之後把等級改成 50 再送出。',
    },
    steps: [
      {
        says: { en: 'The request is refused with a pointer to the level', zh: '請求被拒絕，並指出等級欄位' },
        name: 'refused',
        endpoint: 'createSpread',
        status: 400,
        where: [{ at: '/reply/errors/0/pointer', is: '/body/level' }],
      },
      {
        says: { en: 'The same spread is created with another level', zh: '同一份配點改用其他等級後建立成功' },
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
    title: { en: 'Send twice but create only once', zh: '送出兩次，只建立一次' },
    hint: {
      en: 'Open [POST /api/spreads](page8_01/spreads/createSpread), press “Fill in an example” and enter an Idempotency-Key of your own. Press “Send” twice.',
      zh: '開啟 [POST /api/spreads](page8_01/spreads/createSpread)，按「填入範例」並輸入自訂的 Idempotency-Key，再按兩次「送出」。',
    },
    steps: [
      {
        says: { en: 'A spread is created with a key', zh: '以一個金鑰建立配點' },
        name: 'first',
        endpoint: 'createSpread',
        status: 201,
        where: [{ at: '/requestHeaders/idempotency-key', matches: '.' }],
      },
      {
        says: {
          en: 'The same key returns the same spread, marked as replayed',
          zh: '相同的金鑰得到同一份配點，並標示為重播',
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
    title: { en: 'Use a response in the next request', zh: '在下一個請求使用前一個回應' },
    hint: {
      en: 'Open [POST /api/members](page8_01/members/createMember), press “Fill in an example” and “Save…”. In the saved request, write {{run}} into the e-mail address and add two variables: memberId (body, /id) and etag (header, etag). Add the steps readMember and updateMember, both with the memberId {{memberId}}; fill in an example for the second, with if-match {{etag}}. Then press “Run”.',
      zh: '開啟 [POST /api/members](page8_01/members/createMember)，按「填入範例」與「儲存…」。在儲存的請求中，把 {{run}} 寫進電子郵件，並新增兩個變數：memberId（本文、/id）與 etag（標頭、etag）。再新增 readMember 與 updateMember 兩個步驟，memberId 都填 {{memberId}}，後者填入範例，if-match 填 {{etag}}，然後按「執行」。',
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
          en: 'Within two more seconds it changes the member, based on that version',
          zh: '再兩秒內以該版本修改成員',
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
