import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs'
import type { PageMeta } from '#client/router/page-meta.ts'

const meta: PageMeta = {
  title: { en: 'Login Log', zh: '登入紀錄' },
  purpose: {
    en: 'See who signed in, from where, and which attempts were refused.',
    zh: '查看誰登入過、從哪裡登入，以及哪些嘗試被拒絕。',
  },
  icon: IconHistory,
  needs: 'login-log:read',
}
export default meta
