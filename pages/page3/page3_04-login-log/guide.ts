import type { Guide } from '#shared/platform/lessons/lesson.ts'

export const guide: Guide = {
  places: [
    {
      file: 'server/database/keyset.ts',
      symbol: 'selectPage',
      says: { en: 'The rows after the last one, by an index', zh: '從上一頁最後一列之後，依索引讀取' },
    },
    {
      file: 'server/database/keyset.ts',
      symbol: 'readCursor',
      says: { en: 'A cursor from outside is checked before it is used', zh: '外來的游標要先檢查才使用' },
    },
    {
      file: 'pages/page3/page3_04-login-log/live-rows.ts',
      symbol: 'withArrived',
      says: { en: 'A page of the list with the rows that arrived since', zh: '清單加上之後送達的資料' },
    },
    {
      file: 'resources/login-log/server.ts',
      symbol: 'addLogin',
      says: { en: 'A record that is sent twice is stored once', zh: '同一筆紀錄送兩次只存一筆' },
    },
    {
      file: 'client/list/days.ts',
      symbol: 'momentsOf',
      says: { en: 'A day in the operator’s zone as two points in time', zh: '把操作者時區的一天換成兩個時刻' },
    },
  ],
  reading: [
    {
      title: 'Use the Index, Luke: We need tool support for keyset pagination',
      href: 'https://use-the-index-luke.com/no-offset',
    },
    { title: 'MDN: WebSocket API', href: 'https://developer.mozilla.org/en-US/docs/Web/API/WebSockets_API' },
    {
      title: 'OWASP: Logging Cheat Sheet',
      href: 'https://cheatsheetseries.owasp.org/cheatsheets/Logging_Cheat_Sheet.html',
    },
  ],
}
