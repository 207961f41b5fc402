import type { Technique } from '#client/router/techniques.ts'

export default {
  name: { en: 'CSV preview with partial success', zh: 'CSV 預覽與部分成功' },
  terms: 'CSV upload Big5 mapping preview idempotency batch 批次 匯入',
} satisfies Technique
