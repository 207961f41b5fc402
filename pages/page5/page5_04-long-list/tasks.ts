import type { Task } from '#shared/platform/lessons/lesson.ts'

export const tasks: readonly Task[] = [
  {
    id: 'jump',
    title: {
      en: 'Jump to 1 June of last year without loading everything in between',
      zh: '直接跳到去年 6 月 1 日，不載入中間的資料',
    },
    hint: {
      en: 'Enter the day and press “Go to day”. The Requests tab shows how few requests it takes.',
      zh: '輸入日期並按「跳到這一天」；從「請求」分頁可以看到只用了幾個請求。',
    },
    steps: [
      {
        says: { en: 'The events of each day are counted', zh: '讀取每天的事件數' },
        endpoint: 'listEventDays',
        status: 200,
      },
      {
        says: { en: 'The events around that day are loaded', zh: '載入那一天前後的事件' },
        endpoint: 'listEvents',
        status: 200,
        where: [
          { at: '/query/from', matches: '^\\d{4}-0(5-3|5-2|6-01)' },
          { at: '/query/to', matches: '^\\d{4}-06-0' },
        ],
      },
    ],
  },
  {
    id: 'arrivals',
    title: { en: 'Record new events, then show them', zh: '記錄新事件，再顯示出來' },
    hint: {
      en: 'Scroll down and press “Record 12 events”. The list does not move. Then press “12 new events”.',
      zh: '先往下捲動，按「記錄 12 則新事件」，清單不會移動；再按「12 則新事件」。',
    },
    steps: [
      {
        says: { en: 'Events are recorded: 201', zh: '記錄事件：201' },
        name: 'recorded',
        endpoint: 'recordEvents',
        status: 201,
      },
      {
        says: { en: 'The newest of them is at the top of the list', zh: '最新的一則出現在清單最上方' },
        endpoint: 'listEvents',
        status: 200,
        where: [{ at: '/reply/rows/0/id', among: { step: 'recorded', at: '/reply/rows', each: '/id' } }],
      },
    ],
  },
  {
    id: 'none-twice',
    title: {
      en: 'Load a page, record new events, then load the next page by cursor',
      zh: '讀取一頁，記錄新事件，再以游標讀取下一頁',
    },
    hint: {
      en: 'In [API Practice](page8_01/events/listEvents?query.limit=10), send listEvents with limit=10, then recordEvents, then listEvents with “next” from the first response as the cursor. With an offset, you would see some rows twice.',
      zh: '在[「API 練習」](page8_01/events/listEvents?query.limit=10)以 limit=10 送出 listEvents，再送出 recordEvents，最後以第一次回應的 next 為 cursor 再送出 listEvents。若使用 offset，部分資料會重複出現。',
    },
    steps: [
      {
        name: 'first',
        says: { en: 'A page of at most 20 events is loaded', zh: '讀取一頁，最多 20 則' },
        endpoint: 'listEvents',
        status: 200,
        where: [{ at: '/reply/next', matches: '.' }],
      },
      { says: { en: 'Events are recorded: 201', zh: '記錄事件：201' }, endpoint: 'recordEvents', status: 201 },
      {
        says: { en: 'The next page is loaded by cursor', zh: '以游標讀取下一頁' },
        endpoint: 'listEvents',
        status: 200,
        where: [{ at: '/query/cursor', is: { step: 'first', at: '/reply/next' } }],
      },
    ],
  },
]
