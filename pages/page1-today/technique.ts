import type { Technique } from '#client/router/techniques.ts'

const technique: Technique = {
  name: { en: 'Parallel queries that fail independently', zh: '平行查詢，互不影響' },
  terms: 'dashboard KPI tiles live 儀表板',
}
export default technique
