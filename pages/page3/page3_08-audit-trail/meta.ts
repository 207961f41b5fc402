import IconFileSearch from '@tabler/icons-react/dist/esm/icons/IconFileSearch.mjs'
import type { PageMeta } from '#client/router/page-meta.ts'

const meta: PageMeta = {
  title: { en: 'Audit Trail', zh: '稽核軌跡' },
  purpose: { en: 'See who changed what, and when.', zh: '查看誰在何時修改了什麼。' },
  icon: IconFileSearch,
  needs: 'audit:read',
}
export default meta
