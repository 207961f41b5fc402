import IconBox from '@tabler/icons-react/dist/esm/icons/IconBox.mjs'
import type { PageMeta } from '#client/page-meta.ts'

const meta: PageMeta = {
  title: { en: 'Sandbox & Keys', zh: '沙盒與金鑰' },
  purpose: {
    en: 'Work in a copy of the practice data of your own: change what you like, keep its state, and go back to it.',
    zh: '在自己的一份練習資料中操作：可任意修改、保留狀態，並隨時回到先前的狀態。',
  },
  technique: { en: 'Isolation: copies, snapshots, reset', zh: '隔離：副本、快照與重設' },
  icon: IconBox,
  needs: 'sandboxes:read',
}
export default meta
