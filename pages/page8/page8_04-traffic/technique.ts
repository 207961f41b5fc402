import type { Technique } from '#client/router/techniques.ts'

export default {
  name: { en: 'Request log, replay, comparison', zh: '請求紀錄、重送與比較' },
  terms: 'devtools network log HAR replay headers 記錄',
} satisfies Technique
