import type { Task } from '#shared/lesson.ts'

export const tasks: readonly Task[] = [
  {
    id: 'not-modified',
    title: { en: 'Have the whole Pokédex answered with 304', zh: '讓整本圖鑑以 304 回覆' },
    hint: {
      en: 'Send GET /api/species with the ETag of an earlier answer in If-None-Match.',
      zh: '把先前回覆的 ETag 放進 If-None-Match，再送出 GET /api/species。',
    },
    steps: [
      {
        says: { en: 'The list with its ETag', zh: '帶有 ETag 的清單' },
        name: 'list',
        endpoint: 'listSpecies',
        status: 200,
      },
      {
        says: { en: 'The same tag is answered with 304 and no body', zh: '相同的標籤得到 304 且沒有本文' },
        endpoint: 'listSpecies',
        status: 304,
        where: [{ at: '/requestHeaders/if-none-match', is: { step: 'list', at: '/replyHeaders/etag' } }],
      },
    ],
  },
  {
    id: 'fast-attacker',
    title: { en: 'Keep a fast attacker: 252 in Attack and 252 in Speed', zh: '保存一份快攻手的配點：攻擊與速度各 252' },
    hint: {
      en: 'Six points are left for a third stat. Save the plan; change its level and save again.',
      zh: '還剩六點可以給第三項。儲存後修改等級，再儲存一次。',
    },
    steps: [
      {
        name: 'kept',
        says: { en: 'The plan is kept', zh: '保存配點' },
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
    title: { en: 'Have the server refuse 511 points, and a plan of another’s', zh: '讓伺服器拒絕 511 點的配點' },
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
