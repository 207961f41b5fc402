import { defineMessages } from '#shared/messages.ts'

export const listMessages = defineMessages('list', {
  filters: { en: 'Active filters', zh: '使用中的篩選' },
  removeFilter: { en: 'Remove filter:', zh: '移除篩選：' },
  clear: { en: 'Clear selection', zh: '取消選取' },
})
