import IconListNumbers from '@tabler/icons-react/dist/esm/icons/IconListNumbers.mjs'
import type { PageMeta } from '#client/router/page-meta.ts'

const meta: PageMeta = {
  title: { en: 'Step Wizard', zh: '分步精靈' },
  purpose: {
    en: 'Create a repair request in steps and continue it anywhere.',
    zh: '分步填寫維修申請，隨時隨地都能接續。',
  },
  icon: IconListNumbers,
  needs: 'repair-drafts:read',
}
export default meta
