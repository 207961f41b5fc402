import IconBug from '@tabler/icons-react/dist/esm/icons/IconBug.mjs'
import type { PageMeta } from '#client/router/page-meta.ts'

const meta: PageMeta = {
  title: { en: 'Errors', zh: '錯誤與復原' },
  purpose: { en: 'See how the console handles failures.', zh: '看看主控台如何處理錯誤。' },
  technique: { en: 'Error boundaries and error states', zh: '錯誤邊界與錯誤狀態' },
  icon: IconBug,
  isUpcoming: true,
}
export default meta
