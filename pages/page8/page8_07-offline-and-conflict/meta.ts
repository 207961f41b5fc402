import IconCloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs'
import type { PageMeta } from '#client/router/page-meta.ts'

const meta: PageMeta = {
  title: { en: 'Offline & Conflict', zh: '離線與衝突' },
  purpose: {
    en: 'Keep working offline and resolve conflicts later.',
    zh: '離線時繼續工作，稍後再解決衝突。',
  },
  technique: { en: 'Outbox and merging', zh: '寄件匣與合併' },
  icon: IconCloudOff,
  isUpcoming: true,
}
export default meta
