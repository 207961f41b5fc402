import type { Task } from '#shared/platform/lessons/lesson.ts'

export const tasks: readonly Task[] = [
  {
    id: 'not-modified',
    title: { en: 'Send an outdated ETag, then the current one', zh: '先送出過期的 ETag，再送出目前的' },
    hint: {
      en: 'In [API Practice](page8_01/species/listSpecies?headers.if-none-match="old"), choose listSpecies (GET /api/species), enter "old" (with the quotes) as if-none-match and send it: all 400 entries come. Then send it again with the ETag from the headers of that response.',
      zh: '在[「API 練習」](page8_01/species/listSpecies?headers.if-none-match="old")選擇 listSpecies（GET /api/species），在 if-none-match 填入 "old"（含引號）並送出，會得到全部 400 筆；再填入該回應標頭的 ETag 送出一次。',
    },
    steps: [
      {
        says: { en: 'An outdated ETag returns the whole list', zh: '過期的 ETag 得到完整的清單' },
        name: 'list',
        endpoint: 'listSpecies',
        status: 200,
        where: [{ at: '/requestHeaders/if-none-match', matches: '.' }],
      },
      {
        says: { en: 'The current ETag returns 304 without a body', zh: '目前的 ETag 得到 304，沒有本文' },
        endpoint: 'listSpecies',
        status: 304,
        where: [{ at: '/requestHeaders/if-none-match', is: { step: 'list', at: '/replyHeaders/etag' } }],
      },
    ],
  },
  {
    id: 'fast-attacker',
    title: { en: 'Save a fast attacker: 252 in Attack and 252 in Speed', zh: '儲存一份快攻手的計畫：攻擊與速度各 252' },
    hint: {
      en: 'Make a new plan, choose a Pokémon and give both stats 252. The remaining six points can go to a third one. Save the plan, change its level, then save again.',
      zh: '新增計畫並選擇寶可夢，兩項各給 252，還剩六點可以給第三項。儲存後修改等級，再儲存一次。',
    },
    steps: [
      {
        name: 'kept',
        says: { en: 'The plan is saved', zh: '儲存計畫' },
        endpoint: 'createSpread',
        status: 201,
        where: [
          { at: '/reply/evs/attack', is: 252 },
          { at: '/reply/evs/speed', is: 252 },
        ],
      },
      {
        says: { en: 'The same plan is changed, based on the version that was read', zh: '以讀取的版本修改同一份計畫' },
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
    title: { en: 'Make the server refuse 511 effort values', zh: '讓伺服器拒絕 511 點努力值' },
    hint: {
      en: 'The form prevents this, so use [API Practice](page8_01/spreads/createSpread): send POST /api/spreads with 252, 252 and 7.',
      zh: '表單會阻止這麼做，請改用[「API 練習」](page8_01/spreads/createSpread)：以 252、252 與 7 送出 POST /api/spreads。',
    },
    steps: [
      {
        says: { en: 'A spread is refused with 400', zh: '配點以 400 被拒絕' },
        endpoint: 'createSpread',
        status: 400,
        where: [{ at: '/reply/errors/0/code', is: 'ev-total' }],
      },
    ],
  },
]
