import IconBug from '@tabler/icons-react/dist/esm/icons/IconBug.mjs'
import type { PageMeta } from '#client/router/page-meta.ts'

const meta: PageMeta = {
  title: { en: 'Errors', zh: '錯誤與復原' },
  purpose: { en: 'See what the console says and does when something fails.', zh: '看看出錯時主控台怎麼說、怎麼做。' },
  technique: { en: 'Boundaries and states', zh: '錯誤邊界與狀態' },
  icon: IconBug,
}
export default meta
