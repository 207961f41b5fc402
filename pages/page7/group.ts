import IconMap2 from '@tabler/icons-react/dist/esm/icons/IconMap2.mjs'
import type { GroupMeta } from '#client/router/page-meta.ts'

const group: GroupMeta = { title: { en: 'Maps', zh: '地圖' }, icon: IconMap2 }
export default group
