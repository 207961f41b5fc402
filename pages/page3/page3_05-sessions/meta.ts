import IconDevices from '@tabler/icons-react/dist/esm/icons/IconDevices.mjs'
import type { PageMeta } from '#client/router/page-meta.ts'

const meta: PageMeta = {
  title: { en: 'Sessions', zh: '工作階段' },
  purpose: {
    en: 'See where you are signed in, and end sessions you don’t recognize.',
    zh: '查看自己在哪些裝置登入，並結束不認得的工作階段。',
  },
  icon: IconDevices,
}
export default meta
