import IconComponents from '@tabler/icons-react/dist/esm/icons/IconComponents.mjs'
import type { PageMeta } from '#client/router/page-meta.ts'

const meta: PageMeta = {
  title: { en: 'Components', zh: '元件' },
  purpose: {
    en: 'Every form control in all of its states, for pages that you add.',
    zh: '表單控制項的所有狀態，供您新增頁面時取用。',
  },
  icon: IconComponents,
  hasNoLesson: true,
}
export default meta
