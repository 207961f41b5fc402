import type { Technique } from '#client/router/techniques.ts'

const technique: Technique = {
  name: { en: 'Append-only log in your time zone', zh: '只能附加的紀錄，以您的時區顯示' },
  terms: 'append-only log idempotency duplicate retry export CSV 冪等',
}
export default technique
