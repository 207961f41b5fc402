import { defineMessages } from '#shared/messages.ts'

export const messages = defineMessages('page8_01', {
  upcoming: {
    en: 'It will fill in and send any call, show the rows before and after, check the reply against its schema, and copy it as code.',
    zh: '這裡可填寫並送出任何呼叫、顯示資料前後的變化、依結構檢查回應，並複製成程式碼。',
  },
})
