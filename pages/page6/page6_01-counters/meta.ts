import IconNumber123 from '@tabler/icons-react/dist/esm/icons/IconNumber123.mjs'
import type { PageMeta } from '#client/router/page-meta.ts'

const meta: PageMeta = {
  title: { en: 'Counters', zh: '計數器' },
  purpose: { en: 'Compare a counter stored in four different places.', zh: '比較存放在四個地方的同一個計數器。' },
  technique: { en: 'State location and lost updates', zh: '狀態的存放位置與更新遺失' },
  terms: 'lost update race If-Match atomic increment 競態 遺失更新',
  icon: IconNumber123,
}
export default meta
