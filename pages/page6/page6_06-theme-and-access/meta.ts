import IconPalette from '@tabler/icons-react/dist/esm/icons/IconPalette.mjs'
import type { PageMeta } from '#client/router/page-meta.ts'

const meta: PageMeta = {
  title: { en: 'Theme & Access', zh: '佈景與無障礙' },
  purpose: { en: 'Adjust the console to your eyes and hands.', zh: '依您的視覺與操作習慣調整主控台。' },
  icon: IconPalette,
}
export default meta
