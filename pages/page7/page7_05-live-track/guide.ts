import type { Guide } from '#shared/platform/lessons/lesson.ts'

export const guide: Guide = {
  places: [
    {
      file: 'pages/page7/page7_05-live-track/fleet/read-van-stream.ts',
      symbol: 'readVanStream',
      says: { en: 'The stream goes on after the last event it has', zh: '串流從手上最後一個事件之後繼續' },
    },
    {
      file: 'resources/tracks/server.ts',
      symbol: 'streamVans',
      says: { en: 'The server sends what was missed, then what is new', zh: '伺服器先補送漏掉的，再送新的' },
    },
    {
      file: 'resources/tracks/rules.ts',
      symbol: 'positionAt',
      says: { en: 'Where a van is in a second follows from its tour', zh: '某一秒的位置由行程推算' },
    },
    {
      file: 'resources/tracks/rules.ts',
      symbol: 'staysOf',
      says: { en: 'Stops and delays are recognized from positions', zh: '由位置辨認停靠與延誤' },
    },
    {
      file: 'pages/page7/page7_05-live-track/fleet/clock.ts',
      symbol: 'advance',
      says: { en: 'One clock for map, table and notices', zh: '地圖、表格與通知共用一個時鐘' },
    },
  ],
  reading: [
    { title: 'WHATWG: Server-sent events', href: 'https://html.spec.whatwg.org/multipage/server-sent-events.html' },
    {
      title: 'MDN: requestAnimationFrame',
      href: 'https://developer.mozilla.org/en-US/docs/Web/API/Window/requestAnimationFrame',
    },
  ],
}
