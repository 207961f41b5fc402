import IconBuildingStore from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs'
import type { PageMeta } from '#client/router/page-meta.ts'

const meta: PageMeta = {
  title: { en: 'Sites', zh: '據點篩選' },
  purpose: { en: 'Find service points where you look.', zh: '在您查看的範圍內尋找服務據點。' },
  technique: { en: 'Bounding-box query, clusters', zh: '範圍查詢與叢集' },
  icon: IconBuildingStore,
}
export default meta
