import IconLayoutKanban from '@tabler/icons-react/dist/esm/icons/IconLayoutKanban.mjs'
import type { PageMeta } from '#client/router/page-meta.ts'

const meta: PageMeta = {
  title: { en: 'Ticket Board', zh: '工單看板' },
  purpose: { en: 'Move tickets from open to done.', zh: '把工單從待處理推進到完成。' },
  icon: IconLayoutKanban,
  needs: 'tickets:read',
}
export default meta
