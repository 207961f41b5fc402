import IconListCheck from '@tabler/icons-react/dist/esm/icons/IconListCheck.mjs'
import type { PageMeta } from '#client/router/page-meta.ts'

const meta: PageMeta = {
  title: { en: 'Jobs', zh: '背景工作' },
  purpose: {
    en: 'Start long work, and watch it, cancel it or come back to it.',
    zh: '啟動耗時的工作，可觀看、取消，或稍後再回來。',
  },
  technique: { en: 'Accepted now, done later', zh: '先受理，稍後完成' },
  icon: IconListCheck,
  hasSubPaths: true,
}
export default meta
