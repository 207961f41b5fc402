import type { Technique } from '#client/router/techniques.ts'

export default {
  name: { en: 'Schema-driven forms', zh: '由結構描述產生的表單' },
  terms: 'dynamic form JSON schema versions publish 動態表單 版本',
} satisfies Technique
