import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs'
import type { GroupMeta } from '#client/router/page-meta.ts'

const group: GroupMeta = { title: { en: 'People & Access', zh: '人員與權限' }, icon: IconUsers }
export default group
