import type { Technique } from '#client/router/techniques.ts'

export default {
  name: { en: 'Stale time, deduplication, retries', zh: '過期時間、請求合併與重試' },
  terms: 'stale-while-revalidate TanStack Query backoff exponential invalidate 快取 重試',
} satisfies Technique
