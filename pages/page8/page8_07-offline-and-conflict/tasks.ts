import type { Task } from '#shared/platform/lessons/lesson.ts'

export const tasks: readonly Task[] = [
  {
    id: 'replay',
    title: {
      en: 'Report three times on one visit while you are offline, then let the outbox send all three in order',
      zh: '離線時對同一次到府維修回報三次，再讓寄件匣依序送出',
    },
    hint: {
      en: 'Turn on “Hold changes” and save three reports on the same visit. Then turn it off. Or turn on “Work offline”, and set your browser’s developer tools to offline and back.',
      zh: '勾選「暫緩送出」，對同一次到府維修儲存三次回報，再取消勾選。也可以勾選「離線工作」，用瀏覽器開發者工具切換成離線，之後再恢復連線。',
    },
    steps: [
      {
        name: 'first',
        says: { en: 'The first change is stored', zh: '第一筆變更已儲存' },
        endpoint: 'updateVisit',
        status: 200,
      },
      {
        name: 'second',
        says: {
          en: 'The second follows at once, on the version that the first one made',
          zh: '第二筆隨即送出，並以第一筆產生的版本為基礎',
        },
        endpoint: 'updateVisit',
        status: 200,
        withinSeconds: 5,
        where: [
          { at: '/reply/id', is: { step: 'first', at: '/reply/id' } },
          { at: '/requestHeaders/if-match', is: { step: 'first', at: '/replyHeaders/etag' } },
          { at: '/reply/version', is: { step: 'first', at: '/reply/version', plus: 1 } },
        ],
      },
      {
        says: { en: 'The third follows in the same way', zh: '第三筆也依序送出' },
        endpoint: 'updateVisit',
        status: 200,
        withinSeconds: 5,
        where: [
          { at: '/reply/id', is: { step: 'first', at: '/reply/id' } },
          { at: '/requestHeaders/if-match', is: { step: 'second', at: '/replyHeaders/etag' } },
          { at: '/reply/version', is: { step: 'second', at: '/reply/version', plus: 1 } },
        ],
      },
    ],
  },
  {
    id: 'merge',
    title: {
      en: 'Return with a change of a visit that somebody else has changed, and lose neither change',
      zh: '帶著一筆變更回到線上，而那次到府維修已被別人修改，兩邊都不遺失',
    },
    hint: {
      en: 'Turn on “Hold changes” and save other minutes for a visit. In a second window, save a note on the same visit. Then turn it off here.',
      zh: '勾選「暫緩送出」並修改一次到府維修的分鐘數，另開視窗對同一次到府維修儲存備註，再回來取消勾選。',
    },
    steps: [
      {
        name: 'refused',
        says: { en: 'A change is refused, because the visit has changed', zh: '變更遭拒絕，因為內容已被修改' },
        endpoint: 'updateVisit',
        status: 412,
      },
      {
        says: {
          en: 'It is sent again on the current version, and both changes are stored',
          zh: '以目前的版本重送，兩邊的變更都已儲存',
        },
        endpoint: 'updateVisit',
        status: 200,
        where: [
          { at: '/reply', contains: { step: 'refused', at: '/request' } },
          {
            at: '/reply',
            contains: {
              step: 'refused',
              at: '/reply/current',
              except: ['version', 'updatedAt'],
              overruledBy: '/request',
            },
          },
        ],
      },
    ],
  },
  {
    id: 'lost-reply',
    title: {
      en: 'Lose the response to a change, and have it sent again without taking effect twice',
      zh: '讓一筆變更的回應遺失，再次送出時不會生效兩次',
    },
    hint: {
      en: 'In [Fault Lab](page8_02?rule=PATCH /api/visits/{visitId} lost;first=1), add a “Lost response” rule for the first call to PATCH /api/visits/{visitId}, then save a report here and wait.',
      zh: '在[「故障實驗室」](page8_02?rule=PATCH /api/visits/{visitId} lost;first=1)為 PATCH /api/visits/{visitId} 的第一次呼叫建立「回應遺失」規則，再於此頁儲存回報並稍候。',
    },
    steps: [
      {
        name: 'lost',
        says: { en: 'A change is stored, but its response is lost', zh: '變更已儲存，但回應遺失' },
        endpoint: 'updateVisit',
        status: 0,
        where: [
          { at: '/fault', matches: '^lost' },
          { at: '/requestHeaders/idempotency-key', matches: '.' },
        ],
      },
      {
        says: {
          en: 'The same request with the same key gets the stored response',
          zh: '以相同的鍵重送相同的請求，取得先前的回應',
        },
        endpoint: 'updateVisit',
        status: 200,
        where: [
          { at: '/replyHeaders/idempotent-replayed', is: 'true' },
          { at: '/requestHeaders/idempotency-key', is: { step: 'lost', at: '/requestHeaders/idempotency-key' } },
          { at: '/reply', contains: { step: 'lost', at: '/request' } },
        ],
      },
    ],
  },
]
