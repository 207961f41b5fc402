import IconBuildingStore from '@tabler/icons-react/dist/esm/icons/IconBuildingStore.mjs'
import IconCalendarPlus from '@tabler/icons-react/dist/esm/icons/IconCalendarPlus.mjs'
import { defineActions } from '#client/palette/actions.ts'
import { paletteMessages } from './palette-messages.ts'

/** Loaded on demand, because few operators use it. */
const shop = () => import('./shop-actions.ts')

export default defineActions(paletteMessages, {
  passDay: { icon: IconCalendarPlus, act: () => shop().then(({ passDay }) => passDay()) },
  openShop: { icon: IconBuildingStore, act: () => shop().then(({ open }) => open()) },
  closeShop: { icon: IconBuildingStore, act: () => shop().then(({ close }) => close()) },
})
