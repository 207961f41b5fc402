import type { Guide } from '#shared/platform/lessons/lesson.ts'

export const guide: Guide = {
  places: [
    {
      file: 'pages/page8/page8_06-live-channel/room/use-room.ts',
      symbol: 'readSince',
      says: { en: 'Everything after the last revision that is known', zh: '已知修訂之後的所有變更' },
    },
    {
      file: 'pages/page8/page8_06-live-channel/room/room-log.ts',
      symbol: 'merge',
      says: { en: 'Each message once, in the order of its number', zh: '每則訊息一次，依編號排列' },
    },
    {
      file: 'resources/rooms/messages.ts',
      symbol: 'postMessage',
      says: { en: 'The number is given with the room’s row locked', zh: '鎖定聊天室的資料列後編號' },
    },
    {
      file: 'pages/page8/page8_06-live-channel/outbox/outbox.ts',
      symbol: 'resumeOutbox',
      says: { en: 'What waited is sent in order, each with its key', zh: '等待中的訊息依序送出，各有各的鍵' },
    },
    {
      file: 'server/live/presence.ts',
      symbol: 'createPresence',
      lines: 60,
      says: { en: 'Who is here, without storing it', zh: '誰在線上，不必儲存' },
    },
  ],
  reading: [
    { title: 'RFC 6455: The WebSocket Protocol', href: 'https://www.rfc-editor.org/rfc/rfc6455' },
    { title: 'MDN: WebSocket API', href: 'https://developer.mozilla.org/en-US/docs/Web/API/WebSockets_API' },
  ],
}
