import type { Technique } from '#client/router/techniques.ts'

export default {
  name: { en: 'Full-text search, facets, highlighting', zh: '全文檢索、分面與標示' },
  terms: 'autocomplete highlight debounce stale response facets 搜尋建議 防抖',
} satisfies Technique
