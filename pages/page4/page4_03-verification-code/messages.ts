import { defineMessages } from '#shared/messages.ts'

export const messages = defineMessages('page4_03', {
  upcoming: {
    en: 'It will draw the code with any length, character set and colours, beside a single-use code that the server checks, and say why the two differ.',
    zh: '這裡會以任意長度、字元集與顏色繪製驗證碼，旁邊是由伺服器檢查的一次性驗證碼，並說明兩者的差別。',
  },
})
