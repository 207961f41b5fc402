import IconShieldCheck from '@tabler/icons-react/dist/esm/icons/IconShieldCheck.mjs'
import type { PageMeta } from '#client/router/page-meta.ts'

const meta: PageMeta = {
  title: { en: 'Roles', zh: '角色權限' },
  purpose: { en: 'Decide what each role may do, and see why.', zh: '決定每個角色能做什麼，並了解原因。' },
  icon: IconShieldCheck,
  needs: 'roles:read',
}
export default meta
