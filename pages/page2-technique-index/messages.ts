import { defineMessages } from '#shared/messages.ts'

export const messages = defineMessages('page2', {
  upcoming: {
    en: 'It will list every page by technique and group, search in both languages, and keep your progress with the evidence for each task.',
    zh: '這裡會依技術與群組列出所有頁面、支援中英文搜尋，並記錄每項練習的進度與佐證。',
  },
})
