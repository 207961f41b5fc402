import IconUsersGroup from '@tabler/icons-react/dist/esm/icons/IconUsersGroup.mjs'
import type { PageMeta } from '#client/router/page-meta.ts'

const meta: PageMeta = {
  title: { en: 'Members', zh: '成員名冊' },
  purpose: { en: 'Manage the people who work here.', zh: '管理公司的成員名單。' },
  icon: IconUsersGroup,
  needs: 'members:read',
}
export default meta
