import { defineMessages } from '#shared/messages.ts'

export const messages = defineMessages('page6_06', {
  upcoming: {
    en: 'This page will let you set the accent colour, density, text size and motion, reject colours with too little contrast, and list the keyboard shortcuts.',
    zh: '這一頁將可設定主色、密度、字級與動態效果，拒絕對比不足的顏色，並列出鍵盤快速鍵。',
  },
})
