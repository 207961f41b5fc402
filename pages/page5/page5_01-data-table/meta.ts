import IconTableOptions from '@tabler/icons-react/dist/esm/icons/IconTableOptions.mjs'
import type { PageMeta } from '#client/router/page-meta.ts'

const meta: PageMeta = {
  title: { en: 'Data Table', zh: '資料表' },
  purpose: { en: 'Work through the orders in the view that suits you.', zh: '以適合自己的檢視處理訂單。' },
  icon: IconTableOptions,
  needs: 'orders:read',
}
export default meta
