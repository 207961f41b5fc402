import IconTableShortcut from '@tabler/icons-react/dist/esm/icons/IconTableShortcut.mjs'
import type { PageMeta } from '#client/router/page-meta.ts'

const meta: PageMeta = {
  title: { en: 'Grid Edit', zh: '表格編輯' },
  purpose: { en: 'Change many prices as in a spreadsheet.', zh: '像試算表一樣修改大量價格。' },
  technique: { en: 'Optimistic update, rollback', zh: '樂觀更新與回復' },
  icon: IconTableShortcut,
  needs: 'products:read',
}
export default meta
