import type { Technique } from '#client/router/techniques.ts'

export default {
  name: { en: 'Missing keys, live preview', zh: '缺漏的鍵與即時預覽' },
  terms: 'i18n XLIFF localization workflow pseudo-locale 在地化',
} satisfies Technique
