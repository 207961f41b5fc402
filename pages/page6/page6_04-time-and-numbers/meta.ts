import IconClockHour4 from '@tabler/icons-react/dist/esm/icons/IconClockHour4.mjs'
import type { PageMeta } from '#client/router/page-meta.ts'

const meta: PageMeta = {
  title: { en: 'Time & Numbers', zh: '時間與數字' },
  purpose: {
    en: 'Convert a moment between zones and calendars, and see how numbers are written.',
    zh: '在時區與曆法之間換算時間，並看看數字如何書寫。',
  },
  technique: { en: 'Zones, calendars, formats', zh: '時區、曆法與格式' },
  icon: IconClockHour4,
}
export default meta
