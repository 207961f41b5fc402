import IconUsersGroup from '@tabler/icons-react/dist/esm/icons/IconUsersGroup.mjs'
import type { PageMeta } from '#client/router/page-meta.ts'

const meta: PageMeta = {
  title: { en: 'Members', zh: '成員名冊' },
  purpose: { en: 'Manage the people who work here.', zh: '管理公司的成員名單。' },
  technique: { en: 'Create, edit, archive, undo', zh: '新增、編輯、封存與復原' },
  terms: 'CRUD ETag If-Match 412 undo cursor pagination bulk export 匯出 分頁',
  icon: IconUsersGroup,
  needs: 'members:read',
}
export default meta
