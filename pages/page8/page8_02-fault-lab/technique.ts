import type { Technique } from '#client/router/techniques.ts'

export default {
  name: { en: 'Fault injection', zh: '故障注入' },
  terms: 'chaos latency 503 429 Retry-After timeout offline faults 延遲 逾時 rate limit 限流',
} satisfies Technique
