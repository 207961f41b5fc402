import IconNumber123 from '@tabler/icons-react/dist/esm/icons/IconNumber123.mjs'
import type { PageMeta } from '#client/router/page-meta.ts'

const meta: PageMeta = {
  title: { en: 'Counters', zh: '計數器' },
  purpose: { en: 'Compare a counter stored in four different places.', zh: '比較存放在四個地方的同一個計數器。' },
  icon: IconNumber123,
}
export default meta
