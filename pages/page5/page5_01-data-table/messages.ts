import { defineMessages } from '#shared/messages.ts'

export const messages = defineMessages('page5_01', {
  upcoming: {
    en: 'It will sort, filter and page orders on the server, share saved views, arrange columns, act on many rows and export exactly what you see.',
    zh: '這裡會在伺服器端排序、篩選與分頁訂單，分享儲存的檢視、調整欄位、批次處理，並匯出與畫面完全相同的內容。',
  },
})
