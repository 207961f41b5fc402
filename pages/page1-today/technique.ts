import type { Technique } from '#client/router/techniques.ts'

export default {
  name: { en: 'Parallel queries that fail independently', zh: '平行查詢，互不影響' },
  terms: 'dashboard KPI tiles live 儀表板',
} satisfies Technique
