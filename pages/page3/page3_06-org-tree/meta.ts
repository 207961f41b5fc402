import IconSitemap from '@tabler/icons-react/dist/esm/icons/IconSitemap.mjs'
import type { PageMeta } from '#client/router/page-meta.ts'

const meta: PageMeta = {
  title: { en: 'Org Tree', zh: '組織樹' },
  purpose: {
    en: 'See who belongs to which team, and move teams and people.',
    zh: '查看每個人屬於哪個團隊，並調動團隊與人員。',
  },
  icon: IconSitemap,
  needs: 'teams:read',
}
export default meta
