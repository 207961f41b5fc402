import IconBroadcast from '@tabler/icons-react/dist/esm/icons/IconBroadcast.mjs'
import type { PageMeta } from '#client/router/page-meta.ts'

const meta: PageMeta = {
  title: { en: 'Live Channel', zh: '即時頻道' },
  purpose: {
    en: 'Talk to other operators, and ask consoles for their state.',
    zh: '與其他操作者交談，並查詢主控台的狀態。',
  },
  icon: IconBroadcast,
  hasSubPaths: true,
}
export default meta
