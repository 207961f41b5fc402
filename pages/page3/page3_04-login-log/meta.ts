import IconHistory from '@tabler/icons-react/dist/esm/icons/IconHistory.mjs'
import type { PageMeta } from '#client/router/page-meta.ts'

const meta: PageMeta = {
  title: { en: 'Login Log', zh: '登入紀錄' },
  purpose: {
    en: 'See who signed in, from where, and which attempts were refused.',
    zh: '查看誰登入過、從哪裡登入，以及哪些嘗試被拒絕。',
  },
  technique: { en: 'Append-only log in your time zone', zh: '只能附加的紀錄，以您的時區顯示' },
  terms: 'append-only log idempotency duplicate retry export CSV 冪等',
  icon: IconHistory,
  needs: 'login-log:read',
}
export default meta
