import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs'
import type { PageMeta } from '#client/router/page-meta.ts'

const meta: PageMeta = {
  title: { en: 'Linked Fields', zh: '連動欄位' },
  purpose: { en: 'Plan delivery routes with lists that depend on each other.', zh: '用互相連動的清單規劃配送路線。' },
  icon: IconLink,
  needs: 'delivery-routes:read',
}
export default meta
