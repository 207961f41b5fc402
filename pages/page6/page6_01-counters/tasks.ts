import type { Task } from '#shared/platform/lesson.ts'

/** A step whose request was under way at the same time as the first one's. */
const overlapping = { at: '/atMs', atMost: { step: 'first', at: '/answeredAtMs' } } as const
/** What is told of the counters as they are: a change tells it as well. */
const TELLING = ['readCounters', 'replaceCounters', 'addToCounter'] as const
const added = [
  { at: '/request/target', is: 'number' },
  { at: '/request/by', isNot: 0 },
] as const

export const tasks: readonly Task[] = [
  {
    id: 'lost-update',
    title: { en: 'Lose an update with PUT', zh: '用 PUT 遺失一次更新' },
    hint: {
      en: 'Open this page in two windows and, at the server, press “More: Number” in each, sent as PUT. Or run the race with PUT.',
      zh: '用兩個視窗開啟此頁，送出方式選 PUT，各按一次伺服器上的「加一：數字」；或用 PUT 執行競賽。',
    },
    steps: [
      {
        says: { en: 'One window reads the counters', zh: '一個視窗讀取計數器' },
        name: 'read',
        endpoint: TELLING,
        status: 200,
      },
      {
        says: { en: 'The other reads the same version', zh: '另一個視窗讀到相同的版本' },
        endpoint: TELLING,
        status: 200,
        where: [{ at: '/reply/version', is: { step: 'read', at: '/reply/version' } }],
      },
      {
        says: { en: 'One puts the number that it read plus one', zh: '一個視窗寫入讀到的數字加一' },
        name: 'put',
        endpoint: 'replaceCounters',
        status: 200,
        where: [
          { at: '/reply/version', is: { step: 'read', at: '/reply/version', plus: 1 } },
          { at: '/request/number', is: { step: 'read', at: '/reply/number', plus: 1 } },
        ],
      },
      {
        says: {
          en: 'The other puts the same number over it: its step is lost',
          zh: '另一個視窗寫入相同的數字：少算了一步',
        },
        endpoint: 'replaceCounters',
        status: 200,
        where: [
          { at: '/request/number', is: { step: 'put', at: '/request/number' } },
          { at: '/reply/version', is: { step: 'put', at: '/reply/version' } },
        ],
      },
    ],
  },
  {
    id: 'no-loss',
    title: { en: 'Send three steps at the same time, and lose none', zh: '同時送出三步，一步也不遺失' },
    hint: {
      en: 'In API Practice, send POST /api/counters/steps with target "number" and by 1, five at once and with the practice fault delay=500: the server alone would answer one before the next arrives.',
      zh: '在「API 練習」以 target "number"、by 1 同時送出五個 POST /api/counters/steps，並附上練習故障 delay=500；伺服器太快，沒有延遲時，下一個抵達前就已回應前一個。',
    },
    steps: [
      {
        says: { en: 'A step of the number is sent', zh: '送出數字的一步' },
        name: 'first',
        endpoint: 'addToCounter',
        status: 200,
        where: added,
      },
      {
        says: { en: 'Two more, sent before the first was answered', zh: '在第一步得到回應前，再送出兩步' },
        endpoint: 'addToCounter',
        status: 200,
        times: 2,
        where: [...added, overlapping],
      },
    ],
  },
  {
    id: 'guarded',
    title: {
      en: 'Have a step refused because the counters moved on, then repeat it',
      zh: '讓一步因為計數器已變動而被拒絕，再重做這一步',
    },
    hint: {
      en: 'Open this page in two windows. At the server, press “More: Number” in one, then in the other, sent as PUT with If-Match; when it is refused, press it again.',
      zh: '用兩個視窗開啟此頁。先在一個視窗按伺服器上的「加一：數字」，再於另一個視窗以「PUT 加上 If-Match」送出；被拒絕後再按一次。',
    },
    steps: [
      {
        says: { en: 'The counters are read', zh: '讀取計數器' },
        name: 'read',
        endpoint: TELLING,
        status: 200,
      },
      {
        says: {
          en: 'The number that was read plus one is refused: 412, with the counters as they are now',
          zh: '寫入讀到的數字加一被拒絕：412，並附上目前的計數器',
        },
        name: 'refused',
        endpoint: 'replaceCounters',
        status: 412,
        where: [
          { at: '/request/number', is: { step: 'read', at: '/reply/number', plus: 1 } },
          { at: '/reply/current/version', isNot: { step: 'read', at: '/reply/version' } },
        ],
      },
      {
        says: {
          en: 'The current number plus one is stored at the current version',
          zh: '以目前的版本寫入目前的數字加一',
        },
        endpoint: 'replaceCounters',
        status: 200,
        where: [
          { at: '/requestHeaders/if-match', matches: '^"' },
          { at: '/request/number', is: { step: 'refused', at: '/reply/current/number', plus: 1 } },
          { at: '/request/array', is: { step: 'refused', at: '/reply/current/array' } },
          { at: '/reply/version', is: { step: 'refused', at: '/reply/current/version', plus: 1 } },
        ],
      },
    ],
  },
]
