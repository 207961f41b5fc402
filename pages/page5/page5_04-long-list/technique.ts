import type { Technique } from '#client/router/techniques.ts'

export default {
  name: { en: 'Virtual scrolling with cursors', zh: '虛擬捲動與游標' },
  terms: 'virtual scroll infinite windowing 虛擬捲動 無限捲動',
} satisfies Technique
