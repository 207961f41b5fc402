import IconCompass from '@tabler/icons-react/dist/esm/icons/IconCompass.mjs'
import type { PageMeta } from '#client/router/page-meta.ts'

const meta: PageMeta = {
  title: { en: 'Technique Index', zh: '技術索引' },
  purpose: { en: 'Find the page that teaches the technique you need.', zh: '依技術找到對應的示範頁面。' },
  icon: IconCompass,
}
export default meta
