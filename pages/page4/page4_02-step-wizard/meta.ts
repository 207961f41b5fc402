import IconListNumbers from '@tabler/icons-react/dist/esm/icons/IconListNumbers.mjs'
import type { PageMeta } from '#client/router/page-meta.ts'

const meta: PageMeta = {
  title: { en: 'Step Wizard', zh: '分步精靈' },
  purpose: {
    en: 'Create a repair request in steps and continue it anywhere.',
    zh: '分步填寫維修申請，隨時隨地都能接續。',
  },
  technique: { en: 'Server-side drafts', zh: '草稿存在伺服器' },
  terms: 'stepper wizard draft autosave multi-step 草稿 自動儲存',
  icon: IconListNumbers,
  needs: 'repair-drafts:read',
}
export default meta
