import IconActivityHeartbeat from '@tabler/icons-react/dist/esm/icons/IconActivityHeartbeat.mjs'
import type { PageMeta } from '#client/router/page-meta.ts'

const meta: PageMeta = {
  title: { en: 'Traffic', zh: '流量檢視' },
  purpose: { en: 'Inspect every request you sent, from any client.', zh: '檢視您從任何用戶端送出的每個請求。' },
  icon: IconActivityHeartbeat,
  needs: 'traffic:read',
  hasSubPaths: true,
}
export default meta
