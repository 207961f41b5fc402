import { defineMessages } from '#shared/messages.ts'

export const messages = defineMessages('page3_07', {
  upcoming: {
    en: 'It will read CSV files of 5,000 rows in UTF-8 or Big5, map the columns, let you mend faulty rows in place, and undo a whole batch.',
    zh: '這裡會讀取 UTF-8 或 Big5、多達 5,000 列的 CSV，對應欄位，就地修正有誤的資料列，並可整批復原。',
  },
})
