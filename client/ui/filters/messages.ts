import { defineMessages } from '#shared/messages.ts'

export const filterMessages = defineMessages('Filters', {
  filters: { en: 'Filters', zh: '篩選' },
  filtersActive: { en: 'Filters ({{count}})', zh: '篩選（{{count}}）' },
  resetFilters: { en: 'Reset filters', zh: '清除篩選' },
  from: { en: 'From day', zh: '起始日' },
  to: { en: 'To day', zh: '結束日' },
  dayOrder: { en: 'This day is before the first one.', zh: '結束日早於起始日。' },
})
