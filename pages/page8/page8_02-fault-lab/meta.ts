import IconBolt from '@tabler/icons-react/dist/esm/icons/IconBolt.mjs'
import type { PageMeta } from '#client/router/page-meta.ts'

const meta: PageMeta = {
  title: { en: 'Fault Lab', zh: '故障實驗室' },
  purpose: {
    en: 'Make endpoints slow, broken or unavailable, only for you.',
    zh: '讓端點變慢、出錯或無法使用，只影響您自己。',
  },
  icon: IconBolt,
}
export default meta
