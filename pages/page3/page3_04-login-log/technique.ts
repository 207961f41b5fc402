import type { Technique } from '#client/router/techniques.ts'

export default {
  name: { en: 'Append-only log in your time zone', zh: '只能附加的紀錄，以您的時區顯示' },
  terms: 'append-only log idempotency duplicate retry export CSV 冪等',
} satisfies Technique
