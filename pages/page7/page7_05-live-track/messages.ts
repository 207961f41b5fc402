import { defineMessages } from '#shared/messages.ts'

export const messages = defineMessages('page7_05', {
  upcoming: {
    en: 'This page will show the van’s position live, resume after a lost connection, and replay the day’s route.',
    zh: '這一頁將即時顯示車輛位置，斷線後自動接續，並可回放當天的路線。',
  },
})
