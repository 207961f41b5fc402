import { defineMessages } from '#shared/messages.ts'

export const messages = defineMessages('page4_01', {
  upcoming: {
    en: 'It will add and remove lines, total them with tax to the cent, put each refusal on its field, and make one order of a double click.',
    zh: '這裡可增刪明細、含稅計算到分不差，把每個拒絕原因放到對應欄位，連按兩次也只會成立一張訂單。',
  },
})
