import type { Guide } from '#shared/platform/lessons/lesson.ts'

export const guide: Guide = {
  places: {
    './reading/read-csv.ts#readCsv': { en: 'The file is read row by row, in a worker', zh: '在 worker 裡逐列讀取檔案' },
    'client/files/decode-text.ts#decodeText': { en: 'The encoding is found by trying', zh: '以嘗試的方式判斷編碼' },
    './rows/rows.ts#check': {
      en: 'Each cell is checked with the server’s own schema',
      zh: '每個儲存格都用伺服器的結構描述檢查',
    },
    'resources/imports/server.ts#createImport': {
      en: 'All valid rows in one transaction',
      zh: '正確的列在同一個交易中寫入',
    },
    'resources/imports/remove-members.ts#removeMembers': {
      en: 'Undo takes back the whole batch, or says who is in the way',
      zh: '整批復原，或指出哪些成員無法移除',
    },
  },
  reading: {
    'RFC 4180: CSV Files': 'https://www.rfc-editor.org/rfc/rfc4180',
    'WHATWG: Encoding Standard': 'https://encoding.spec.whatwg.org/',
    'MDN: Web Workers': 'https://developer.mozilla.org/en-US/docs/Web/API/Web_Workers_API',
  },
}
