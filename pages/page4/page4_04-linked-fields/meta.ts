import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs'
import type { PageMeta } from '#client/page-meta.ts'

const meta: PageMeta = {
  title: { en: 'Linked Fields', zh: '連動欄位' },
  purpose: {
    en: 'Choose a county, a township and a site, each from the one before.',
    zh: '依序選擇縣市、鄉鎮與據點。',
  },
  technique: { en: 'Cascades, late replies discarded', zh: '連動選項，捨棄遲到的回應' },
  icon: IconLink,
}
export default meta
