import { defineMessages } from '#shared/messages.ts'

export const messages = defineMessages('page5_05-today', {
  waiting: {
    en: { one: '{{count}} ticket waits for an answer', other: '{{count}} tickets wait for an answer' },
    zh: '{{count}} 張工單等待回覆',
  },
  answer: { en: 'Answer', zh: '回覆' },
  calm: { en: 'No ticket waits for an answer', zh: '沒有工單等待回覆' },
  rule: { en: 'Open tickets that nobody has started on', zh: '還沒有人開始處理的工單' },
})
