import type { Guide } from '#shared/platform/lessons/lesson.ts'

export const guide: Guide = {
  places: [
    {
      file: 'pages/page3/page3_07-bulk-import/reading/read-csv.ts',
      symbol: 'readCsv',
      says: { en: 'The file is read row by row, in a worker', zh: '在 worker 裡逐列讀取檔案' },
    },
    {
      file: 'client/files/decode-text.ts',
      symbol: 'decodeText',
      says: { en: 'The encoding is found by trying', zh: '以嘗試的方式判斷編碼' },
    },
    {
      file: 'pages/page3/page3_07-bulk-import/rows/rows.ts',
      symbol: 'check',
      says: { en: 'Each cell is checked with the server’s own schema', zh: '每個儲存格都用伺服器的結構描述檢查' },
    },
    {
      file: 'resources/imports/server.ts',
      symbol: 'createImport',
      says: { en: 'All valid rows in one transaction', zh: '正確的列在同一個交易中寫入' },
    },
    {
      file: 'resources/imports/remove-members.ts',
      symbol: 'removeMembers',
      says: {
        en: 'Undo takes back the whole batch, or says who is in the way',
        zh: '整批復原，或指出哪些成員無法移除',
      },
    },
  ],
  reading: [
    { title: 'RFC 4180: CSV Files', href: 'https://www.rfc-editor.org/rfc/rfc4180' },
    { title: 'WHATWG: Encoding Standard', href: 'https://encoding.spec.whatwg.org/' },
    { title: 'MDN: Web Workers', href: 'https://developer.mozilla.org/en-US/docs/Web/API/Web_Workers_API' },
  ],
}
