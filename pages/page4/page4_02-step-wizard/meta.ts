import IconListNumbers from '@tabler/icons-react/dist/esm/icons/IconListNumbers.mjs'
import type { PageMeta } from '#client/page-meta.ts'

const meta: PageMeta = {
  title: { en: 'Step Wizard', zh: '分步精靈' },
  purpose: {
    en: 'Fill in a long form in steps, and go on with it anywhere.',
    zh: '分步填寫長表單，換個地方也能接著寫。',
  },
  technique: { en: 'Drafts on the server', zh: '草稿存在伺服器' },
  icon: IconListNumbers,
}
export default meta
