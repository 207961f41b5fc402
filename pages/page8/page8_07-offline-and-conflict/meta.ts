import IconCloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs'
import type { PageMeta } from '#client/router/page-meta.ts'

const meta: PageMeta = {
  title: { en: 'Offline & Conflict', zh: '離線與衝突' },
  purpose: {
    en: 'Go on working without a connection, and settle what collides.',
    zh: '沒有連線也能繼續工作，再處理衝突。',
  },
  technique: { en: 'Outbox and merge', zh: '寄件匣與合併' },
  icon: IconCloudOff,
}
export default meta
