import IconPolygon from '@tabler/icons-react/dist/esm/icons/IconPolygon.mjs'
import type { PageMeta } from '#client/router/page-meta.ts'

const meta: PageMeta = {
  title: { en: 'Areas', zh: '區域圍欄' },
  purpose: { en: 'Draw service areas and see which sites they contain.', zh: '繪製服務區域，查看涵蓋哪些據點。' },
  icon: IconPolygon,
  needs: 'areas:read',
}
export default meta
