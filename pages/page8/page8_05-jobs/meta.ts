import IconListCheck from '@tabler/icons-react/dist/esm/icons/IconListCheck.mjs'
import type { PageMeta } from '#client/router/page-meta.ts'

const meta: PageMeta = {
  title: { en: 'Jobs', zh: '背景工作' },
  purpose: {
    en: 'Start long-running jobs, follow their progress, and cancel them.',
    zh: '啟動耗時的工作，查看進度或取消。',
  },
  icon: IconListCheck,
  hasSubPaths: true,
}
export default meta
