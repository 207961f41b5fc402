import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs'
import type { PageMeta } from '#client/router/page-meta.ts'

const meta: PageMeta = {
  title: { en: 'Marker Map', zh: '標記地圖' },
  purpose: { en: 'Place your own markers on a map.', zh: '在地圖上放置自己的標記。' },
  icon: IconMapPin,
}
export default meta
