import IconRoute from '@tabler/icons-react/dist/esm/icons/IconRoute.mjs'
import type { PageMeta } from '#client/router/page-meta.ts'

const meta: PageMeta = {
  title: { en: 'Live Track', zh: '即時軌跡' },
  purpose: { en: 'Follow a delivery van live.', zh: '即時追蹤送貨車。' },
  icon: IconRoute,
}
export default meta
