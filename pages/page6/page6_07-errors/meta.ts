import IconBug from '@tabler/icons-react/dist/esm/icons/IconBug.mjs'
import type { PageMeta } from '#client/router/page-meta.ts'

const meta: PageMeta = {
  title: { en: 'Errors', zh: '錯誤與復原' },
  purpose: { en: 'Cause any kind of failure, and follow its report.', zh: '觸發各種錯誤，並追蹤它的回報。' },
  icon: IconBug,
}
export default meta
