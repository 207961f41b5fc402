import IconPalette from '@tabler/icons-react/dist/esm/icons/IconPalette.mjs'
import type { PageMeta } from '#client/router/page-meta.ts'

const meta: PageMeta = {
  title: { en: 'Theme & Access', zh: '佈景與無障礙' },
  purpose: { en: 'Fit the console to your eyes and hands.', zh: '讓主控台更合您的眼與手。' },
  technique: { en: 'Tokens, contrast, keyboard', zh: '設計代符、對比與鍵盤' },
  icon: IconPalette,
}
export default meta
