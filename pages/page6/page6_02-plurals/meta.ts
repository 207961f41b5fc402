import IconTallymarks from '@tabler/icons-react/dist/esm/icons/IconTallymarks.mjs'
import type { PageMeta } from '#client/router/page-meta.ts'

const meta: PageMeta = {
  title: { en: 'Plurals', zh: '複數與區間' },
  purpose: { en: 'See how a text changes with its count in both languages.', zh: '看文字如何隨數量變化，中英文並列。' },
  technique: { en: 'Interval plurals', zh: '區間複數' },
  icon: IconTallymarks,
}
export default meta
