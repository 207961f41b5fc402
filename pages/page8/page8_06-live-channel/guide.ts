import type { Guide } from '#shared/platform/lessons/lesson.ts'

export const guide: Guide = {
  places: {
    './room/use-room.ts#readSince': {
      en: 'Everything after the last revision that is known',
      zh: '已知修訂之後的所有變更',
    },
    './room/room-log.ts#merge': { en: 'Each message once, in the order of its number', zh: '每則訊息一次，依編號排列' },
    'resources/rooms/messages.ts#postMessage': {
      en: 'The number is given with the room’s row locked',
      zh: '鎖定聊天室的資料列後編號',
    },
    './outbox/outbox.ts#resumeOutbox': {
      en: 'What waited is sent in order, each with its key',
      zh: '等待中的訊息依序送出，各有各的鍵',
    },
    'server/live/presence.ts#createPresence': {
      lines: 60,
      en: 'Who is here, without storing it',
      zh: '誰在線上，不必儲存',
    },
  },
  reading: {
    'RFC 6455: The WebSocket Protocol': 'https://www.rfc-editor.org/rfc/rfc6455',
    'MDN: WebSocket API': 'https://developer.mozilla.org/en-US/docs/Web/API/WebSockets_API',
  },
}
