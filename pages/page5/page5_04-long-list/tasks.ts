import type { Task } from '#shared/platform/lesson.ts'

export const tasks: readonly Task[] = [
  {
    id: 'jump',
    title: {
      en: 'Jump to 1 June 2025 without reading everything in between',
      zh: '直接跳到 2025 年 6 月 1 日，不必讀取中間的資料',
    },
    hint: {
      en: 'Enter the day and press “Go to the day”. The Requests tab shows how few requests that took.',
      zh: '輸入日期並按「跳到這一天」；從「請求」分頁可以看到只用了幾個請求。',
    },
    steps: [
      { says: { en: 'The days are counted', zh: '讀取每天的筆數' }, endpoint: 'listEventDays', status: 200 },
      {
        says: { en: 'The events around that day are read', zh: '讀取那一天前後的事件' },
        endpoint: 'listEvents',
        status: 200,
        where: [
          { at: '/query/from', matches: '^2025-0(5-3|5-2|6-01)' },
          { at: '/query/to', matches: '^2025-06-0' },
        ],
      },
    ],
  },
  {
    id: 'arrivals',
    title: { en: 'Let new events arrive, then show them', zh: '讓新事件抵達，再顯示出來' },
    hint: {
      en: 'Scroll down and press “Record 12 events”: nothing moves. Then press the button that counts the new events.',
      zh: '先往下捲動，按「記錄 12 筆新事件」，確認畫面沒有移動，再按新事件按鈕。',
    },
    steps: [
      {
        says: { en: 'Events are recorded: 201', zh: '記錄事件：201' },
        name: 'recorded',
        endpoint: 'recordEvents',
        status: 201,
      },
      {
        says: { en: 'The newest of them is at the top of the list', zh: '最新的一筆出現在清單最上方' },
        endpoint: 'listEvents',
        status: 200,
        where: [{ at: '/reply/rows/0/id', among: { step: 'recorded', at: '/reply/rows', each: '/id' } }],
      },
    ],
  },
  {
    id: 'none-twice',
    title: {
      en: 'Read a page, let new events arrive, and read the next page by its cursor',
      zh: '讀一頁，讓新事件抵達，再用游標讀下一頁',
    },
    hint: {
      en: 'In API Practice (page 8_01): listEvents with limit=10, recordEvents, then listEvents with the “next” of the first as its cursor. With offset=10 you would see old rows once more.',
      zh: '在 API 練習（8_01 頁）先以 limit=10 呼叫 listEvents，再呼叫 recordEvents，最後用第一次回覆的 next 當游標再呼叫 listEvents。若用 offset=10，就會重複看到舊資料。',
    },
    steps: [
      {
        name: 'first',
        says: { en: 'A page of at most 20 is read', zh: '讀取一頁，最多 20 筆' },
        endpoint: 'listEvents',
        status: 200,
        where: [{ at: '/reply/next', matches: '.' }],
      },
      { says: { en: 'Events are recorded: 201', zh: '記錄事件：201' }, endpoint: 'recordEvents', status: 201 },
      {
        says: { en: 'The page after the first is read by its cursor', zh: '用游標讀取下一頁' },
        endpoint: 'listEvents',
        status: 200,
        where: [{ at: '/query/cursor', is: { step: 'first', at: '/reply/next' } }],
      },
    ],
  },
]
