import { defineMessages } from '#shared/messages.ts'

export const messages = defineMessages('form_answer', {
  missingTitle: { en: 'Answer not found', zh: '找不到這筆填答' },
  missingText: {
    en: 'It may be in another sandbox, or the practice data was reset.',
    zh: '它可能在另一個沙盒，或練習資料已重設。',
  },
})
