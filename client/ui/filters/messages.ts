import { defineMessages } from '#shared/messages.ts'

export const filterMessages = defineMessages('Filters', {
  filters: { en: 'Filters', zh: '篩選' },
  filtersActive: { en: 'Filters ({{count}})', zh: '篩選（{{count}}）' },
  moreFilters: { en: 'More filters', zh: '更多篩選' },
  resetFilters: { en: 'Reset filters', zh: '重設篩選' },
  days: { en: 'Dates', zh: '日期' },
  from: { en: 'From', zh: '起始日' },
  to: { en: 'To', zh: '結束日' },
  dayOrder: { en: 'The end date must not be before the start date.', zh: '結束日早於起始日。' },
})
