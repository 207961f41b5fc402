import type { Technique } from '#client/router/techniques.ts'

const technique: Technique = {
  name: { en: 'Interval plurals', zh: '區間複數' },
  terms: 'i18n ICU plural intervalplural 複數',
}
export default technique
