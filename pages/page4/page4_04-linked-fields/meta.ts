import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs'
import type { PageMeta } from '#client/router/page-meta.ts'

const meta: PageMeta = {
  title: { en: 'Linked Fields', zh: '連動欄位' },
  purpose: {
    en: 'Plan delivery routes: each list is filled from the choice before it, and late replies never win.',
    zh: '規劃配送路線：每個清單依前一個選擇載入，遲到的回應不會蓋掉新的。',
  },
  technique: { en: 'Cascades, late replies discarded', zh: '連動選項，捨棄遲到的回應' },
  icon: IconLink,
  needs: 'delivery-routes:read',
}
export default meta
