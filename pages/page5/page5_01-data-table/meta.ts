import IconTableOptions from '@tabler/icons-react/dist/esm/icons/IconTableOptions.mjs'
import type { PageMeta } from '#client/router/page-meta.ts'

const meta: PageMeta = {
  title: { en: 'Data Table', zh: '資料表' },
  purpose: { en: 'Work through the orders in the view that suits you.', zh: '以適合自己的檢視處理訂單。' },
  technique: { en: 'Table state in the URL', zh: '表格狀態保存在網址' },
  terms: 'URL state filter sort cursor pagination saved views 篩選 排序',
  icon: IconTableOptions,
  needs: 'orders:read',
}
export default meta
