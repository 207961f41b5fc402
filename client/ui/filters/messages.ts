import { defineMessages } from '#shared/messages.ts'

export const filterMessages = defineMessages('Filters', {
  resetFilters: { en: 'Reset filters', zh: '清除篩選' },
})
