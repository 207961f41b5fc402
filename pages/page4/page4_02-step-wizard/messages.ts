import { defineMessages } from '#shared/messages.ts'

export const messages = defineMessages('page4_02', {
  upcoming: {
    en: 'It will keep a draft on the server after each step, so that you can leave at the third and go on in another browser.',
    zh: '這裡會在每一步之後把草稿存到伺服器，填到第三步離開，也能在另一個瀏覽器接著填。',
  },
})
