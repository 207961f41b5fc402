import { defineMessages } from '#shared/messages.ts'

export const messages = defineMessages('page5_06', {
  upcoming: {
    en: 'It will list all 400 entries by number or name in either language, show each with its base stats, and plan 510 effort values.',
    zh: '這裡會列出全部 400 筆、可用編號或中英文名稱搜尋，顯示各自的種族值，並規劃 510 點努力值。',
  },
})
