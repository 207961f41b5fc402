import IconList from '@tabler/icons-react/dist/esm/icons/IconList.mjs'
import type { PageMeta } from '#client/router/page-meta.ts'

const meta: PageMeta = {
  title: { en: 'Long List', zh: '超長清單' },
  purpose: { en: 'Scroll through 100,000 events without waiting.', zh: '順暢瀏覽十萬則事件，不必等待。' },
  icon: IconList,
  needs: 'events:read',
}
export default meta
