import IconSearch from '@tabler/icons-react/dist/esm/icons/IconSearch.mjs'
import type { PageMeta } from '#client/router/page-meta.ts'

const meta: PageMeta = {
  title: { en: 'Search', zh: '搜尋與分面' },
  purpose: { en: 'Search products in Chinese or English.', zh: '以中文或英文搜尋商品。' },
  icon: IconSearch,
  needs: 'products:read',
}
export default meta
