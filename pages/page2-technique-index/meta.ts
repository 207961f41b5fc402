import IconCompass from '@tabler/icons-react/dist/esm/icons/IconCompass.mjs'
import type { PageMeta } from '#client/router/page-meta.ts'

const meta: PageMeta = {
  title: { en: 'Technique Index', zh: '技術索引' },
  purpose: { en: 'Find the page that shows the technique you need.', zh: '找到示範所需技術的頁面。' },
  technique: { en: 'Searchable catalogue', zh: '可搜尋的目錄' },
  icon: IconCompass,
}
export default meta
