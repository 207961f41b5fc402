import IconForms from '@tabler/icons-react/dist/esm/icons/IconForms.mjs'
import type { GroupMeta } from '#client/router/page-meta.ts'

const group: GroupMeta = { title: { en: 'Forms & Checks', zh: '表單與驗證' }, icon: IconForms }
export default group
