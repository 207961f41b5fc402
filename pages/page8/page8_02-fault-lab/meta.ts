import IconBolt from '@tabler/icons-react/dist/esm/icons/IconBolt.mjs'
import type { PageMeta } from '#client/router/page-meta.ts'

const meta: PageMeta = {
  title: { en: 'Fault Lab', zh: '故障實驗室' },
  purpose: { en: 'Make endpoints slow, wrong or absent, for you alone.', zh: '讓端點變慢、出錯或消失，只影響您自己。' },
  technique: { en: 'Controlled failure', zh: '可控的故障' },
  icon: IconBolt,
}
export default meta
