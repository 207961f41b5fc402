import type { Technique } from '#client/router/techniques.ts'

export default {
  name: { en: 'Dynamic rows with field-level server errors', zh: '動態明細列，伺服器錯誤對應到欄位' },
  terms: 'form array validation 422 totals cart stock 表單 驗證 idempotency 冪等',
} satisfies Technique
