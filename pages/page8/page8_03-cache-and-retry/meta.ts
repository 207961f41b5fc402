import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs'
import type { PageMeta } from '#client/router/page-meta.ts'

const meta: PageMeta = {
  title: { en: 'Cache & Retry', zh: '快取與重試' },
  purpose: { en: 'See when cached data is refetched, and when it is not.', zh: '看看快取何時重新讀取資料、何時不會。' },
  icon: IconRefresh,
  needs: 'traffic:read',
}
export default meta
