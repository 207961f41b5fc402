import IconNumber123 from '@tabler/icons-react/dist/esm/icons/IconNumber123.mjs'
import type { PageMeta } from '#client/router/page-meta.ts'

const meta: PageMeta = {
  title: { en: 'Counters', zh: '計數器' },
  purpose: { en: 'Compare the same counter kept in four places.', zh: '比較放在四個地方的同一個計數器。' },
  technique: { en: 'Where state lives, and lost updates', zh: '狀態放在哪裡，以及遺失的更新' },
  icon: IconNumber123,
}
export default meta
