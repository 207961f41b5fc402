import type { Technique } from '#client/router/techniques.ts'

export default {
  name: { en: 'Tokens, contrast, keyboard', zh: '設計 token、對比與鍵盤' },
  terms: 'design tokens WCAG contrast dark mode shortcuts a11y 對比 無障礙 快捷鍵',
} satisfies Technique
