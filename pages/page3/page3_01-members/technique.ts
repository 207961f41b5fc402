import type { Technique } from '#client/router/techniques.ts'

export default {
  name: { en: 'Create, edit, archive, undo', zh: '新增、編輯、封存與復原' },
  terms: 'CRUD ETag If-Match 412 undo cursor pagination bulk export 匯出 分頁',
} satisfies Technique
