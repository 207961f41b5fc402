import IconCloudOff from '@tabler/icons-react/dist/esm/icons/IconCloudOff.mjs'
import type { PageMeta } from '#client/router/page-meta.ts'

const meta: PageMeta = {
  title: { en: 'Offline & Conflict', zh: '離線與衝突' },
  purpose: {
    en: 'Report on the day’s repair visits, even without a connection.',
    zh: '沒有網路也能回報當天的到府維修。',
  },
  icon: IconCloudOff,
  needs: 'tickets:read',
}
export default meta
