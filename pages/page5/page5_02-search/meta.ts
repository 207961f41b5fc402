import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import type { PageMeta } from '#client/router/page-meta.ts'

const meta: PageMeta = {
  title: { en: 'Search', zh: '搜尋與分面' },
  purpose: { en: 'Search products in Chinese or English.', zh: '以中文或英文搜尋商品。' },
  technique: { en: 'Full-text search, facets, highlighting', zh: '全文檢索、分面與標示' },
  terms: 'autocomplete highlight debounce stale response facets 搜尋建議',
  icon: IconSearch,
  needs: 'products:read',
}
export default meta
