import IconTallymarks from '@tabler/icons-react/dist/esm/icons/IconTallymarks.mjs'
import type { PageMeta } from '#client/router/page-meta.ts'

const meta: PageMeta = {
  title: { en: 'Plurals', zh: '複數與區間' },
  purpose: { en: 'See how texts change with a count in both languages.', zh: '看看中英文文字如何隨數量變化。' },
  icon: IconTallymarks,
}
export default meta
