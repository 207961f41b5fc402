import IconBuildingStore from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs'
import type { PageMeta } from '#client/router/page-meta.ts'

const meta: PageMeta = {
  title: { en: 'Sites', zh: '據點篩選' },
  purpose: { en: 'Find service points in the visible map area.', zh: '在目前的地圖範圍內尋找服務據點。' },
  icon: IconBuildingStore,
  needs: 'sites:read',
}
export default meta
