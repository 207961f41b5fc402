import IconPokeball from '@tabler/icons-react/dist/esm/icons/IconPokeball.mjs'
import type { PageMeta } from '#client/router/page-meta.ts'

const meta: PageMeta = {
  title: { en: 'Pokémon EVs (Paldea)', zh: '帕底亞努力值' },
  purpose: {
    en: 'Look up effort values in the Paldea Pokédex and plan EV spreads.',
    zh: '查詢帕底亞圖鑑的努力值，並規劃配點。',
  },
  icon: IconPokeball,
  needs: 'species:read',
  hasSubPaths: true,
}
export default meta
