import IconFlask from '@tabler/icons-react/dist/esm/icons/IconFlask.mjs'
import type { GroupMeta } from '#client/router/page-meta.ts'

const group: GroupMeta = { title: { en: 'API & Realtime Lab', zh: 'API 與即時實驗室' }, icon: IconFlask }
export default group
