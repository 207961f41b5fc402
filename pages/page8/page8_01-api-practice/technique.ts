import type { Technique } from '#client/router/techniques.ts'

export default {
  name: { en: 'Real calls, validated against the contract', zh: '真實呼叫，並依合約驗證' },
  terms: 'REST OpenAPI fetch curl HTTP client assertions 請求',
} satisfies Technique
