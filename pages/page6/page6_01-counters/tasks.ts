import type { Task } from '#shared/platform/lessons/lesson.ts'

/** A step whose request overlaps with the first one's. */
const overlapping = { at: '/atMs', atMost: { step: 'first', at: '/answeredAtMs' } } as const
/** Endpoints whose response contains the counters. Changes return them, too. */
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
      en: 'Open this page in two windows, choose “PUT the value plus one” and press + beside the number on the Server card in each. Or run the race with PUT.',
      zh: '在兩個視窗開啟此頁，選擇「PUT 目前的值加一」，各按一次伺服器卡片上數字旁的 +；或以 PUT 執行競爭。',
    },
    steps: [
      {
        says: { en: 'One window reads the counters', zh: '一個視窗讀取計數器' },
        name: 'read',
        endpoint: TELLING,
        status: 200,
      },
      {
        says: { en: 'Another window reads the same version', zh: '另一個視窗讀取相同的版本' },
        endpoint: TELLING,
        status: 200,
        where: [{ at: '/reply/version', is: { step: 'read', at: '/reply/version' } }],
      },
      {
        says: { en: 'One window writes its number plus one', zh: '一個視窗寫入讀取的數字加一' },
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
          en: 'The other window writes the same number, so one update is lost',
          zh: '另一個視窗寫入相同的數字，遺失一次更新',
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
    title: { en: 'Send three increments at once without losing one', zh: '同時送出三次增加，一次也不遺失' },
    hint: {
      en: 'Under “Race condition”, choose “POST an increment” and press “Run”. In [API Practice](page8_01/counters/addToCounter), you can send as many at once with POST /api/counters/steps and the practice fault delay=500.',
      zh: '在「競爭條件」選擇「POST 增加量」並按「執行」。在[「API 練習」](page8_01/counters/addToCounter)也可以用 POST /api/counters/steps 加上練習故障 delay=500，一次送出多個。',
    },
    steps: [
      {
        says: { en: 'An increment is sent', zh: '送出一次增加' },
        name: 'first',
        endpoint: 'addToCounter',
        status: 200,
        where: added,
      },
      {
        says: { en: 'Two more are sent before the first is answered', zh: '在第一次得到回應前，再送出兩次' },
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
      en: 'Make an outdated write fail, then repeat it',
      zh: '讓過期的寫入被拒絕，再重做一次',
    },
    hint: {
      en: 'Open this page in two windows and choose “PUT with If-Match” in both. Press + beside the number on the Server card in one, then in the other. When the write is refused, press it again.',
      zh: '在兩個視窗開啟此頁，都選擇「PUT 加上 If-Match」。先在一個視窗按伺服器卡片上數字旁的 +，再到另一個視窗按一次；被拒絕後再按一次。',
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
          en: 'The outdated write is refused with 412 and the current counters',
          zh: '過期的寫入以 412 被拒絕，並附上目前的計數器',
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
          en: 'The current number plus one is written, based on the current version',
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
