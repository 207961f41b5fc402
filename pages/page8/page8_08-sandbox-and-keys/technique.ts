import type { Technique } from '#client/router/techniques.ts'

export default {
  name: { en: 'Isolation, API keys, CORS', zh: '隔離、API 金鑰與 CORS' },
  terms: 'API key CORS fork snapshot reset 金鑰 快照',
} satisfies Technique
