import type { Technique } from '#client/router/techniques.ts'

export default {
  name: { en: 'Interval plurals', zh: '區間複數' },
  terms: 'i18n ICU plural intervalplural 複數',
} satisfies Technique
