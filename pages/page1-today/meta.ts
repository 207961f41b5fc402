import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs'
import type { PageMeta } from '#client/router/page-meta.ts'

const meta: PageMeta = {
  title: { en: 'Today', zh: '今日總覽' },
  purpose: {
    en: 'See today’s numbers, and open the list behind each of them.',
    zh: '查看今天的數字，點任何一個即可開啟背後的清單。',
  },
  icon: IconHome,
  needs: 'overview:read',
}
export default meta
