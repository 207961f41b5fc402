import { defineMessages } from '#shared/messages.ts'

export const chartMessages = defineMessages('chart', {
  asTable: { en: 'Show as table', zh: '以表格顯示' },
  valueOf: { en: '{{value}} {{series}}', zh: '{{series}} {{value}}' },
})
