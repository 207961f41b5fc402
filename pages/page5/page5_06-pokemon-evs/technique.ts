import type { Technique } from '#client/router/techniques.ts'

export default {
  name: { en: 'List and detail in nested routes', zh: '巢狀路由中的清單與明細' },
  terms: 'calculator slider derived state 計算',
} satisfies Technique
