import { defineMessages } from '#shared/messages.ts'

export const messages = defineMessages('page5_04', {
  upcoming: {
    en: 'It will scroll through all events, jump to a date, and stay where you are while new ones arrive.',
    zh: '這裡可捲動瀏覽所有事件、跳到指定日期，新事件抵達時畫面也不會跳動。',
  },
})
