import IconSchool from '@tabler/icons-react/dist/esm/icons/IconSchool.mjs'
import type { PageMeta } from '#client/router/page-meta.ts'

const meta: PageMeta = {
  title: { en: 'Classes', zh: '班級' },
  purpose: {
    en: 'Your classes: who has solved what, who is stuck, and what to do about it.',
    zh: '您的班級：誰完成了什麼、誰卡住了，以及能為他們做什麼。',
  },
  icon: IconSchool,
  needs: 'classes:manage',
  hasNoLesson: true,
}
export default meta
