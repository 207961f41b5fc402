import IconChartBar from '@tabler/icons-react/dist/esm/icons/IconChartBar.mjs'
import type { PageMeta } from '#client/router/page-meta.ts'

const meta: PageMeta = {
  title: { en: 'Pivot & Charts', zh: '樞紐與圖表' },
  purpose: {
    en: 'Group orders by two fields and see where revenue comes from.',
    zh: '依兩個欄位彙總訂單，看看營收從何而來。',
  },
  icon: IconChartBar,
}
export default meta
