import IconRefresh from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs'
import type { PageMeta } from '#client/router/page-meta.ts'

const meta: PageMeta = {
  title: { en: 'Cache & Retry', zh: '快取與重試' },
  purpose: { en: 'See when the console asks again, and when it does not.', zh: '看看主控台何時會再問一次、何時不會。' },
  technique: { en: 'Stale time, one request for many, retries', zh: '過期時間、合併請求與重試' },
  icon: IconRefresh,
  needs: 'traffic:read',
}
export default meta
