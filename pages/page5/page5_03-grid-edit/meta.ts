import IconTableShortcut from '@tabler/icons-react/dist/esm/icons/IconTableShortcut.mjs'
import type { PageMeta } from '#client/router/page-meta.ts'

const meta: PageMeta = {
  title: { en: 'Grid Edit', zh: '表格編輯' },
  purpose: { en: 'Edit prices and stock like in a spreadsheet.', zh: '像試算表一樣編輯售價與庫存。' },
  icon: IconTableShortcut,
  needs: 'products:read',
}
export default meta
