import { defineMessages } from '#shared/messages.ts'

export const messages = defineMessages('page5_03', {
  upcoming: {
    en: 'It will edit cells by keyboard, take pasted blocks, and give back just the cells that the server refused.',
    zh: '這裡可用鍵盤編輯儲存格、貼上整塊資料，並只退回伺服器拒絕的那些儲存格。',
  },
})
