import type { Guide } from '#shared/platform/lessons/lesson.ts'

export const guide: Guide = {
  places: {
    './fleet/read-van-stream.ts#readVanStream': {
      en: 'The stream goes on after the last event it has',
      zh: '串流從手上最後一個事件之後繼續',
    },
    'resources/tracks/server.ts#streamVans': {
      en: 'The server sends what was missed, then what is new',
      zh: '伺服器先補送漏掉的，再送新的',
    },
    'resources/tracks/rules.ts#positionAt': {
      en: 'Where a van is in a second follows from its tour',
      zh: '某一秒的位置由行程推算',
    },
    'resources/tracks/rules.ts#staysOf': {
      en: 'Stops and delays are recognized from positions',
      zh: '由位置辨認停靠與延誤',
    },
    './fleet/clock.ts#advance': { en: 'One clock for map, table and notices', zh: '地圖、表格與通知共用一個時鐘' },
  },
  reading: {
    'WHATWG: Server-sent events': 'https://html.spec.whatwg.org/multipage/server-sent-events.html',
    'MDN: requestAnimationFrame': 'https://developer.mozilla.org/en-US/docs/Web/API/Window/requestAnimationFrame',
  },
}
