import { defineMessages } from '#shared/messages.ts'

export const messages = defineMessages('page6_06', {
  upcoming: {
    en: 'It will set accent, density, text size and motion for you alone, refuse a colour without enough contrast, and list the keys.',
    zh: '這裡可設定您專屬的主色、密度、字級與動態效果，對比不足的顏色會被拒絕，並列出鍵盤操作。',
  },
})
