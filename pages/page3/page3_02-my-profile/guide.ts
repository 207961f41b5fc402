import type { Guide } from '#shared/platform/lessons/lesson.ts'

export const guide: Guide = {
  places: {
    'server/writes/rows.ts#update': {
      from: 'const version = current.version + 1',
      lines: 7,
      en: 'One statement checks the version and writes',
      zh: '同一個敘述檢查版本並寫入',
    },
    'client/ui/form/merge/merge.ts#mergeFields': { en: 'Which fields each side changed', zh: '找出兩邊各改了哪些欄位' },
    'client/ui/form/use-versioned-form.ts#submit': {
      en: 'A refused save: merge, ask if needed, send again',
      zh: '儲存被拒絕時：合併、必要時詢問，再送一次',
    },
    './use-profile-form.ts#useProfileForm': {
      en: 'What this page adds: the endpoint and its fields',
      zh: '這一頁要寫的：端點與欄位',
    },
    'resources/profile/contract.ts#updateProfile': {
      en: 'The contract: If-Match is required, 412 carries the current row',
      zh: '契約：必須有 If-Match，412 附上目前的內容',
    },
  },
  reading: {
    'RFC 9110, 13.1.1: If-Match': 'https://www.rfc-editor.org/rfc/rfc9110#section-13.1.1',
    'RFC 6585, 3: 428 Precondition Required': 'https://www.rfc-editor.org/rfc/rfc6585#section-3',
    'MDN: ETag': 'https://developer.mozilla.org/en-US/docs/Web/HTTP/Reference/Headers/ETag',
  },
}
