import IconBox from '@tabler/icons-react/dist/esm/icons/IconBox.mjs'
import type { PageMeta } from '#client/router/page-meta.ts'

const meta: PageMeta = {
  title: { en: 'Sandbox & Keys', zh: '沙盒與金鑰' },
  purpose: {
    en: 'Work in a copy of the practice data of your own, and let a front end of your own work on it with an API key.',
    zh: '在自己的一份練習資料中操作，並以 API 金鑰讓自己的前端使用這份資料。',
  },
  technique: { en: 'Isolation, API keys, CORS', zh: '隔離、API 金鑰與 CORS' },
  icon: IconBox,
  needs: 'sandboxes:read',
}
export default meta
