import { defineMessages } from '#shared/messages.ts'

export const messages = defineMessages('page8_08', {
  upcoming: {
    en: 'It will fork, snapshot and reset a sandbox, and make keys with scope and allowed origins for a front end of your own.',
    zh: '這裡可複製、快照與重設沙盒，並建立限定範圍與來源的金鑰，供您自己的前端使用。',
  },
})
