import { defineMessages } from '#shared/messages.ts'

export const listMessages = defineMessages('list', {
  filters: { en: 'Active filters', zh: '使用中的篩選' },
  removeFilter: { en: 'Remove filter:', zh: '移除篩選：' },
  previous: { en: 'Previous record', zh: '上一筆' },
  next: { en: 'Next record', zh: '下一筆' },
  place: { en: '{{place}} of {{count}}', zh: '{{place}}／{{count}}' },
  clear: { en: 'Clear selection', zh: '取消選取' },
})
