import IconLanguage from '@tabler/icons-react/dist/esm/icons/IconLanguage.mjs'
import type { PageMeta } from '#client/router/page-meta.ts'

const meta: PageMeta = {
  title: { en: 'Translations', zh: '翻譯工作台' },
  purpose: {
    en: 'Edit, review and publish the texts of this console, in this sandbox.',
    zh: '在這個沙盒中編輯、審核並發布主控台的文字。',
  },
  icon: IconLanguage,
  needs: 'translations:read',
}
export default meta
