import type { Guide } from '#shared/platform/lessons/lesson.ts'

export const guide: Guide = {
  places: [
    {
      file: 'resources/orders/place-order.ts',
      symbol: 'placeOrder',
      says: {
        en: 'Stock is checked and taken for all lines, or for none',
        zh: '檢查並扣除庫存：全部的列，或一列都不扣',
      },
    },
    {
      file: 'resources/orders/place-order.ts',
      symbol: 'lineIssues',
      says: { en: 'Each issue points to its line and field', zh: '每個問題都指出是哪一列、哪個欄位' },
    },
    {
      file: 'resources/orders/rules.ts',
      symbol: 'taxedTotals',
      says: { en: 'One calculation for page and server, in cents', zh: '頁面與伺服器共用一個計算，單位是分' },
    },
    {
      file: 'server/writes/answer-once.ts',
      symbol: 'answerOnce',
      says: {
        en: 'A second request with the same key gets the first response',
        zh: '同一把鍵的第二個請求得到第一次的回應',
      },
    },
    {
      file: 'client/ui/form/use-contract-form.tsx',
      symbol: 'submit',
      says: { en: 'The form puts each refusal on its field', zh: '表單把每個拒絕放到對應的欄位' },
    },
  ],
  reading: [
    { title: 'RFC 6901: JSON Pointer', href: 'https://www.rfc-editor.org/rfc/rfc6901' },
    { title: 'RFC 9457: Problem Details for HTTP APIs', href: 'https://www.rfc-editor.org/rfc/rfc9457' },
    {
      title: 'IETF draft: The Idempotency-Key HTTP Header Field',
      href: 'https://datatracker.ietf.org/doc/draft-ietf-httpapi-idempotency-key-header/',
    },
  ],
}
