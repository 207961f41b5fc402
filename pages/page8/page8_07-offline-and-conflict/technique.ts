import type { Technique } from '#client/router/techniques.ts'

export default {
  name: { en: 'Service worker, outbox and merging by field', zh: 'Service worker、寄件匣與逐欄合併' },
  terms: 'service worker PWA IndexedDB outbox sync conflict 離線 同步',
} satisfies Technique
