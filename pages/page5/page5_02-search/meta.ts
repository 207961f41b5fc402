import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import type { PageMeta } from '#client/router/page-meta.ts'

const meta: PageMeta = {
  title: { en: 'Search', zh: '搜尋與分面' },
  purpose: { en: 'Find products by any word, in Chinese or English.', zh: '以任何字詞搜尋商品，中英文皆可。' },
  technique: { en: 'Full text, facets, highlight', zh: '全文檢索、分面與標示' },
  icon: IconSearch,
  needs: 'products:read',
}
export default meta
