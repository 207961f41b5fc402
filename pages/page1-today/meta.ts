import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs'
import type { PageMeta } from '#client/router/page-meta.ts'

const meta: PageMeta = {
  title: { en: 'Today', zh: '今日總覽' },
  purpose: {
    en: 'See how the day is going, and open the list behind any number.',
    zh: '看今天的狀況，點任何數字就能看到背後的清單。',
  },
  technique: { en: 'Parallel queries, each failing alone', zh: '平行查詢，各自失敗' },
  icon: IconHome,
  needs: 'overview:read',
}
export default meta
