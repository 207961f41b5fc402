import type { Technique } from '#client/router/techniques.ts'

export default {
  name: { en: 'Asynchronous jobs (202 Accepted)', zh: '非同步工作（202 Accepted）' },
  terms: '202 polling background worker progress cancel checkpoint 背景工作 進度 輪詢',
} satisfies Technique
