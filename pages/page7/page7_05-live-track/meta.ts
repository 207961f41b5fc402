import IconRoute from '@tabler/icons-react/dist/esm/icons/IconRoute.mjs'
import type { PageMeta } from '#client/router/page-meta.ts'

const meta: PageMeta = {
  title: { en: 'Live Track', zh: '即時軌跡' },
  purpose: { en: 'Follow a delivery van live.', zh: '即時追蹤送貨車。' },
  technique: { en: 'Event stream, playback', zh: '事件串流與回放' },
  terms: 'SSE EventSource server-sent events stream replay GPS 即時 軌跡',
  icon: IconRoute,
}
export default meta
