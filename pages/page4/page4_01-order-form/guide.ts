import type { Guide } from '#shared/platform/lessons/lesson.ts'

export const guide: Guide = {
  places: {
    'resources/orders/place-order.ts#placeOrder': {
      en: 'Stock is checked and taken for all lines, or for none',
      zh: '檢查並扣除庫存：全部的列，或一列都不扣',
    },
    'resources/orders/place-order.ts#lineIssues': {
      en: 'Each issue points to its line and field',
      zh: '每個問題都指出是哪一列、哪個欄位',
    },
    'resources/orders/rules.ts#taxedTotals': {
      en: 'One calculation for page and server, in cents',
      zh: '頁面與伺服器共用一個計算，單位是分',
    },
    'server/writes/answer-once.ts#answerOnce': {
      en: 'A second request with the same key gets the first response',
      zh: '同一把鍵的第二個請求得到第一次的回應',
    },
    'client/ui/form/use-contract-form.tsx#submit': {
      en: 'The form puts each refusal on its field',
      zh: '表單把每個拒絕放到對應的欄位',
    },
  },
  reading: {
    'RFC 6901: JSON Pointer': 'https://www.rfc-editor.org/rfc/rfc6901',
    'RFC 9457: Problem Details for HTTP APIs': 'https://www.rfc-editor.org/rfc/rfc9457',
    'IETF draft: The Idempotency-Key HTTP Header Field':
      'https://datatracker.ietf.org/doc/draft-ietf-httpapi-idempotency-key-header/',
  },
}
