import IconAdjustments from '@tabler/icons-react/dist/esm/icons/IconAdjustments.mjs'
import type { GroupMeta } from '#client/router/page-meta.ts'

const group: GroupMeta = { title: { en: 'State, Language & Interface', zh: '狀態、語言與介面' }, icon: IconAdjustments }
export default group
