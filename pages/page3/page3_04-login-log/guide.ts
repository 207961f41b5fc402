import type { Guide } from '#shared/platform/lessons/lesson.ts'

export const guide: Guide = {
  places: {
    'server/database/keyset.ts#selectPage': {
      en: 'The rows after the last one, by an index',
      zh: '從上一頁最後一列之後，依索引讀取',
    },
    'server/database/keyset.ts#readCursor': {
      en: 'A cursor from outside is checked before it is used',
      zh: '外來的游標要先檢查才使用',
    },
    './live-rows.ts#withArrived': {
      en: 'A page of the list with the rows that arrived since',
      zh: '清單加上之後送達的資料',
    },
    'resources/login-log/server.ts#addLogin': {
      en: 'A record that is sent twice is stored once',
      zh: '同一筆紀錄送兩次只存一筆',
    },
    'client/list/days.ts#momentsOf': {
      en: 'A day in the operator’s zone as two points in time',
      zh: '把操作者時區的一天換成兩個時刻',
    },
  },
  reading: {
    'Use the Index, Luke: We need tool support for keyset pagination': 'https://use-the-index-luke.com/no-offset',
    'MDN: WebSocket API': 'https://developer.mozilla.org/en-US/docs/Web/API/WebSockets_API',
    'OWASP: Logging Cheat Sheet': 'https://cheatsheetseries.owasp.org/cheatsheets/Logging_Cheat_Sheet.html',
  },
}
