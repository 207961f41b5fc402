import type { Technique } from '#client/router/techniques.ts'

export default {
  name: { en: 'Table state in the URL', zh: '表格狀態保存在網址' },
  terms: 'URL state filter sort cursor pagination saved views 篩選 排序',
} satisfies Technique
