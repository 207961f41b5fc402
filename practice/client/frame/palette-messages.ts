import { defineMessages } from '#shared/messages.ts'

export const messages = defineMessages('PracticeAction', {
  lesson: { en: 'Open this page’s lesson', zh: '開啟此頁的課程' },
  tasks: { en: 'Show this page’s tasks', zh: '查看此頁的練習' },
  clearFaults: { en: 'Clear all practice faults', zh: '解除全部練習故障' },
  tour: { en: 'Show me around', zh: '帶我認識' },
})
