import type { Guide } from '#shared/platform/lessons/lesson.ts'

export const guide: Guide = {
  places: {
    './outbox/entry.ts#addEntry': {
      en: 'An edit waits, with what was seen before',
      zh: '修改先排隊，並記下之前看到的內容',
    },
    './outbox/send.ts#sendOutbox': { en: 'One tab sends, in order', zh: '由一個分頁依序送出' },
    './outbox/entry.ts#nextEntry': { en: 'Which change may be sent next', zh: '下一個可以送出的修改' },
    'client/ui/form/merge/merge.ts#mergeFields': {
      en: 'After a 412, both changes are kept',
      zh: '收到 412 後，兩邊的修改都保留',
    },
    './use-stored-page.ts#useStoredPage': {
      en: 'The page and its files, stored on the device',
      zh: '把頁面與檔案存在裝置上',
    },
  },
  reading: {
    'W3C: Service Workers': 'https://www.w3.org/TR/service-workers/',
    'MDN: IndexedDB API': 'https://developer.mozilla.org/en-US/docs/Web/API/IndexedDB_API',
    'W3C: Web Locks API': 'https://www.w3.org/TR/web-locks/',
  },
}
