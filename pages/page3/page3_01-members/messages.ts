import { defineMessages } from '#shared/messages.ts'

export const messages = defineMessages('page3_01', {
  upcoming: {
    en: 'It will list, create and edit members, archive and restore them with undo, and show on the field when an e-mail is already taken.',
    zh: '這裡會列出、新增與編輯成員，封存後可還原，也能立即復原；電子郵件重複時，會直接標示在欄位上。',
  },
})
