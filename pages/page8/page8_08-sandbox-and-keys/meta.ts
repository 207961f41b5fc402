import IconBox from '@tabler/icons-react/dist/esm/icons/IconBox.mjs'
import type { PageMeta } from '#client/router/page-meta.ts'

const meta: PageMeta = {
  title: { en: 'Sandbox & Keys', zh: '沙盒與金鑰' },
  purpose: {
    en: 'Work in your own copy of the data, and connect your own front end.',
    zh: '使用自己的資料副本，並連接自己的前端。',
  },
  icon: IconBox,
  needs: 'sandboxes:read',
}
export default meta
