import type { Guide } from '#shared/platform/lessons/lesson.ts'

export const guide: Guide = {
  places: [
    {
      file: 'pages/page8/page8_07-offline-and-conflict/outbox/entry.ts',
      symbol: 'addEntry',
      says: { en: 'An edit waits, with what was seen before', zh: '修改先排隊，並記下之前看到的內容' },
    },
    {
      file: 'pages/page8/page8_07-offline-and-conflict/outbox/send.ts',
      symbol: 'sendOutbox',
      says: { en: 'One tab sends, in order', zh: '由一個分頁依序送出' },
    },
    {
      file: 'pages/page8/page8_07-offline-and-conflict/outbox/entry.ts',
      symbol: 'nextEntry',
      says: { en: 'Which change may be sent next', zh: '下一個可以送出的修改' },
    },
    {
      file: 'client/ui/form/merge/merge.ts',
      symbol: 'mergeFields',
      says: { en: 'After a 412, both changes are kept', zh: '收到 412 後，兩邊的修改都保留' },
    },
    {
      file: 'pages/page8/page8_07-offline-and-conflict/use-stored-page.ts',
      symbol: 'useStoredPage',
      says: { en: 'The page and its files, stored on the device', zh: '把頁面與檔案存在裝置上' },
    },
  ],
  reading: [
    { title: 'W3C: Service Workers', href: 'https://www.w3.org/TR/service-workers/' },
    { title: 'MDN: IndexedDB API', href: 'https://developer.mozilla.org/en-US/docs/Web/API/IndexedDB_API' },
    { title: 'W3C: Web Locks API', href: 'https://www.w3.org/TR/web-locks/' },
  ],
}
