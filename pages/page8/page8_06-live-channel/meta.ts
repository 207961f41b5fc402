import IconBroadcast from '@tabler/icons-react/dist/esm/icons/IconBroadcast.mjs'
import type { PageMeta } from '#client/router/page-meta.ts'

const meta: PageMeta = {
  title: { en: 'Live Channel', zh: '即時頻道' },
  purpose: { en: 'Exchange messages with other connected consoles.', zh: '與其他連線中的主控台交換訊息。' },
  technique: { en: 'Presence, ordering, reconnection', zh: '在線狀態、順序與重新連線' },
  icon: IconBroadcast,
  isUpcoming: true,
  hasSubPaths: true,
}
export default meta
