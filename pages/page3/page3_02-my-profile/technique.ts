import type { Technique } from '#client/router/techniques.ts'

export default {
  name: { en: 'Unsaved changes and edit conflicts', zh: '未儲存的變更與編輯衝突' },
  terms: 'ETag If-Match 412 428 optimistic locking merge dirty form 樂觀鎖定',
} satisfies Technique
