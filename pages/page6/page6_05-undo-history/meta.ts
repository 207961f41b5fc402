import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs'
import type { PageMeta } from '#client/router/page-meta.ts'

const meta: PageMeta = {
  title: { en: 'Undo History', zh: '復原歷程' },
  purpose: { en: 'Draw a floor plan and undo any step.', zh: '繪製平面圖，任何一步都能復原。' },
  icon: IconArrowBackUp,
  needs: 'floor-plans:read',
}
export default meta
