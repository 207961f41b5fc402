import IconTable from '@tabler/icons-react/dist/esm/icons/IconTable.mjs'
import type { GroupMeta } from '#client/router/page-meta.ts'

const group: GroupMeta = { title: { en: 'Lists & Data', zh: '清單與資料' }, icon: IconTable }
export default group
