import IconKey from '@tabler/icons-react/dist/esm/icons/IconKey.mjs'
import type { PageMeta } from '#client/page-meta.ts'

const meta: PageMeta = {
  title: { en: 'Sandbox & Keys', zh: '沙盒與金鑰' },
  purpose: {
    en: 'Get a copy of the data of your own, and keys for your own programs.',
    zh: '取得自己的一份資料，以及給自己程式用的金鑰。',
  },
  technique: { en: 'Isolation and API keys', zh: '隔離與 API 金鑰' },
  icon: IconKey,
}
export default meta
