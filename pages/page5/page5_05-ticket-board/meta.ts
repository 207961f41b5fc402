import IconLayoutKanban from '@tabler/icons-react/dist/esm/icons/IconLayoutKanban.mjs'
import type { PageMeta } from '#client/router/page-meta.ts'

const meta: PageMeta = {
  title: { en: 'Ticket Board', zh: '工單看板' },
  purpose: { en: 'Move tickets from open to done.', zh: '把工單從待處理推進到完成。' },
  technique: { en: 'Drag and drop, keyboard, state rules', zh: '拖曳與鍵盤操作，狀態規則' },
  terms: 'kanban drag and drop rank live 看板 拖放',
  icon: IconLayoutKanban,
  needs: 'tickets:read',
}
export default meta
