import { defineMessages } from '#shared/messages.ts'

export const calendarMessages = defineMessages('Calendar', {
  previousMonth: { en: 'Previous month', zh: '上個月' },
  nextMonth: { en: 'Next month', zh: '下個月' },
})
