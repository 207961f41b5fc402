import type { Technique } from '#client/router/techniques.ts'

const technique: Technique = {
  name: { en: 'Dynamic rows with field-level server errors', zh: '動態明細列，伺服器錯誤對應到欄位' },
  terms: 'form array validation 422 totals cart stock 表單 驗證 idempotency 冪等',
}
export default technique
