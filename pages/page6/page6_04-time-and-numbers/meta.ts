import IconClockHour4 from '@tabler/icons-react/dist/esm/icons/IconClockHour4.mjs'
import type { PageMeta } from '#client/router/page-meta.ts'

const meta: PageMeta = {
  title: { en: 'Time & Numbers', zh: '時間與數字' },
  purpose: {
    en: 'Convert times between zones and calendars, and compare formats.',
    zh: '在時區與曆法之間換算時間，並比較格式。',
  },
  icon: IconClockHour4,
}
export default meta
