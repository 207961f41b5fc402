import type { Task } from '#shared/platform/lessons/lesson.ts'

export const tasks: readonly Task[] = [
  {
    id: 'history',
    title: { en: 'Read a room up to its first message, without a gap', zh: '把聊天室讀到第一則訊息，沒有缺漏' },
    hint: {
      en: 'Open the room General and show older messages until there are no more.',
      zh: '打開「General 大廳」，持續顯示更早的訊息，直到沒有為止。',
    },
    steps: [
      {
        says: { en: 'You read messages that have older ones', zh: '讀取訊息，前面還有更早的' },
        name: 'latest',
        endpoint: 'listRoomMessages',
        status: 200,
        where: [{ at: '/reply/hasOlder', is: true }],
      },
      {
        says: { en: 'The next page ends just before them', zh: '下一頁剛好接在它們之前' },
        name: 'older',
        endpoint: 'listRoomMessages',
        status: 200,
        where: [
          { at: '/path', is: { step: 'latest', at: '/path' } },
          { at: '/reply/hasOlder', is: true },
          { at: '/reply/rows', some: { at: '/number', is: { step: 'latest', at: '/reply/rows/0/number', plus: -1 } } },
        ],
      },
      {
        says: { en: 'The last page begins with message 1', zh: '最後一頁從第 1 則訊息開始' },
        endpoint: 'listRoomMessages',
        status: 200,
        where: [
          { at: '/path', is: { step: 'older', at: '/path' } },
          { at: '/reply/rows/0/number', is: 1 },
          { at: '/reply/rows', some: { at: '/number', is: { step: 'older', at: '/reply/rows/0/number', plus: -1 } } },
        ],
      },
    ],
  },
  {
    id: 'catch-up',
    title: { en: 'Miss two messages, and catch up with one request', zh: '錯過兩則訊息，再用一個請求補上' },
    hint: {
      en: 'Open a room, then go back to all rooms. Post two messages to it in [API Practice](page8_01/rooms/postRoomMessage) in another tab, and open the room again.',
      zh: '打開聊天室後回到所有聊天室，在另一個分頁用[「API 練習」](page8_01/rooms/postRoomMessage)張貼兩則訊息，再打開同一個聊天室。',
    },
    steps: [
      {
        says: { en: 'You read a room', zh: '讀取聊天室' },
        name: 'known',
        endpoint: 'listRoomMessages',
        status: 200,
      },
      {
        says: { en: 'A message is posted to it', zh: '有人在這裡張貼訊息' },
        name: 'first',
        endpoint: 'postRoomMessage',
        status: 201,
        where: [{ at: '/reply/roomId', is: { step: 'known', at: '/reply/room/id' } }],
      },
      {
        says: { en: 'And another one', zh: '又張貼一則' },
        name: 'second',
        endpoint: 'postRoomMessage',
        status: 201,
        where: [
          { at: '/path', is: { step: 'first', at: '/path' } },
          { at: '/reply/number', is: { step: 'first', at: '/reply/number', plus: 1 } },
        ],
      },
      {
        says: { en: 'You read both as changes since then', zh: '一次讀到這兩項變更' },
        endpoint: 'listRoomChanges',
        status: 200,
        where: [
          { at: '/reply/rows/0/roomId', is: { step: 'first', at: '/reply/roomId' } },
          { at: '/reply/rows', some: { at: '/number', is: { step: 'first', at: '/reply/number' } } },
          { at: '/reply/rows', some: { at: '/number', is: { step: 'second', at: '/reply/number' } } },
        ],
      },
    ],
  },
  {
    id: 'once',
    title: { en: 'Lose the reply to a message without posting it twice', zh: '遺失訊息的回應，卻不重複張貼' },
    hint: {
      en: 'In [Fault Lab](page8_02?rule=POST /api/rooms/{roomId}/messages lost;first=1), add a “Lost response” rule for the first call to POST /api/rooms/{roomId}/messages. Then write a message and wait.',
      zh: '在[「故障實驗室」](page8_02?rule=POST /api/rooms/{roomId}/messages lost;first=1)為 POST /api/rooms/{roomId}/messages 的第一次呼叫建立「回應遺失」規則，再撰寫一則訊息，稍候片刻。',
    },
    steps: [
      {
        says: { en: 'A message is stored and the reply is lost', zh: '訊息已儲存，但回應遺失' },
        name: 'lost',
        endpoint: 'postRoomMessage',
        status: 0,
        where: [{ at: '/fault', matches: '^lost' }],
      },
      {
        says: {
          en: 'Sent again with its key, it gets the first reply',
          zh: '以相同的金鑰重送，得到第一次的回應',
        },
        endpoint: 'postRoomMessage',
        status: 201,
        where: [
          { at: '/replyHeaders/idempotent-replayed', is: 'true' },
          { at: '/requestHeaders/idempotency-key', is: { step: 'lost', at: '/requestHeaders/idempotency-key' } },
        ],
      },
    ],
  },
]
