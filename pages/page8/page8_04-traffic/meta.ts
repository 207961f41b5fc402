import IconActivityHeartbeat from '@tabler/icons-react/dist/esm/icons/IconActivityHeartbeat.mjs'
import type { PageMeta } from '#client/router/page-meta.ts'

const meta: PageMeta = {
  title: { en: 'Traffic', zh: '流量檢視' },
  purpose: { en: 'Examine every request that you sent, from any program.', zh: '檢視您從任何程式送出的每個請求。' },
  technique: { en: 'Request forensics', zh: '請求鑑識' },
  icon: IconActivityHeartbeat,
  needs: 'traffic:read',
  hasSubPaths: true,
}
export default meta
