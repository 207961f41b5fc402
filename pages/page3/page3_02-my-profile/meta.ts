import IconUserCircle from '@tabler/icons-react/dist/esm/icons/IconUserCircle.mjs'
import type { PageMeta } from '#client/router/page-meta.ts'

const meta: PageMeta = {
  title: { en: 'My Profile', zh: '我的資料' },
  purpose: { en: 'Manage your details, your level and your password.', zh: '管理您的個人資料、等級與密碼。' },
  icon: IconUserCircle,
  needs: 'profile:read',
}
export default meta
