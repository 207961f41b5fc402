import { defineMessages } from '#shared/messages.ts'

export const messages = defineMessages('page8_06', {
  upcoming: {
    en: 'It will hold rooms for everyone, and let a supersuper operator ask a connected console for its state and read the answer.',
    zh: '這裡會有人人可用的聊天室，supersuper 操作員還能詢問連線中的主控台狀態並讀取回覆。',
  },
})
