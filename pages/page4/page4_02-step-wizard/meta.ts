import IconListNumbers from '@tabler/icons-react/dist/esm/icons/IconListNumbers.mjs'
import type { PageMeta } from '#client/router/page-meta.ts'

const meta: PageMeta = {
  title: { en: 'Step Wizard', zh: '分步精靈' },
  purpose: {
    en: 'Take a repair request in steps, and go on with it anywhere.',
    zh: '分步填寫維修申請，換個地方也能接著填。',
  },
  technique: { en: 'Drafts on the server', zh: '草稿存在伺服器' },
  icon: IconListNumbers,
  needs: 'repair-drafts:read',
}
export default meta
