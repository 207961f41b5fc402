import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs'
import type { PageMeta } from '#client/router/page-meta.ts'

const meta: PageMeta = {
  title: { en: 'Linked Fields', zh: '連動欄位' },
  purpose: {
    en: 'Plan delivery routes. Each list depends on the choice before it, and late responses are discarded.',
    zh: '規劃配送路線。每個清單依前一個選擇載入，並捨棄遲到的回應。',
  },
  technique: { en: 'Cascading selects and late responses', zh: '連動選項與遲到的回應' },
  icon: IconLink,
  needs: 'delivery-routes:read',
}
export default meta
