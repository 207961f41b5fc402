import type { Technique } from '#client/router/techniques.ts'

export default {
  name: { en: 'Optimistic updates and rollback', zh: '樂觀更新與回復' },
  terms: 'spreadsheet optimistic update idempotency paste TSV undo 試算表 樂觀更新',
} satisfies Technique
