import type { Task } from '#shared/platform/lesson.ts'

export const tasks: readonly Task[] = [
  {
    id: 'not-modified',
    title: { en: 'Send an old ETag, then the current one', zh: '先送出舊的 ETag，再送出目前的' },
    hint: {
      en: 'In API Practice, send listSpecies with If-None-Match "old": all 400 entries come. Send it again with the ETag of that reply.',
      zh: '在「API 練習」以 If-None-Match 為 "old" 送出 listSpecies：會得到全部 400 筆。再以該回覆的 ETag 送一次。',
    },
    steps: [
      {
        says: { en: 'A tag that no longer fits is answered with the whole list', zh: '不相符的標籤得到完整的清單' },
        name: 'list',
        endpoint: 'listSpecies',
        status: 200,
        where: [{ at: '/requestHeaders/if-none-match', matches: '.' }],
      },
      {
        says: { en: 'The current tag is answered with 304 and no body', zh: '目前的標籤得到 304，沒有本文' },
        endpoint: 'listSpecies',
        status: 304,
        where: [{ at: '/requestHeaders/if-none-match', is: { step: 'list', at: '/replyHeaders/etag' } }],
      },
    ],
  },
  {
    id: 'fast-attacker',
    title: { en: 'Save a fast attacker: 252 in Attack and 252 in Speed', zh: '保存一份快攻手的配點：攻擊與速度各 252' },
    hint: {
      en: 'Six points are left for a third stat. Save the plan; change its level and save again.',
      zh: '還剩六點可以給第三項。儲存後修改等級，再儲存一次。',
    },
    steps: [
      {
        name: 'kept',
        says: { en: 'The plan is saved', zh: '保存配點' },
        endpoint: 'createSpread',
        status: 201,
        where: [
          { at: '/reply/evs/attack', is: 252 },
          { at: '/reply/evs/speed', is: 252 },
        ],
      },
      {
        says: { en: 'The same plan is changed at the version that was read', zh: '以讀到的版本修改同一份配點' },
        endpoint: 'updateSpread',
        status: 200,
        where: [
          { at: '/reply/id', is: { step: 'kept', at: '/reply/id' } },
          { at: '/requestHeaders/if-match', is: { step: 'kept', at: '/replyHeaders/etag' } },
        ],
      },
    ],
  },
  {
    id: 'too-much',
    title: { en: 'Have the server refuse 511 effort points', zh: '讓伺服器拒絕 511 點的配點' },
    hint: {
      en: 'The form will not let you; API Practice will. POST /api/spreads with 252, 252 and 7.',
      zh: '表單不會讓您這麼做，但「API 練習」可以：以 252、252 與 7 送出 POST /api/spreads。',
    },
    steps: [
      {
        says: { en: 'A spread is refused with 400', zh: '配點以 400 被拒絕' },
        endpoint: 'createSpread',
        status: 400,
        where: [{ at: '/reply/errors/0/code', is: 'ev_total' }],
      },
    ],
  },
]
