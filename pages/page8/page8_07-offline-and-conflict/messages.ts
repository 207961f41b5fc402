import { defineMessages } from '#shared/messages.ts'

export const messages = defineMessages('page8_07', {
  upcoming: {
    en: 'It will keep edits made offline, send each exactly once when the line is back, and help you settle conflicts.',
    zh: '這裡會保留離線時的編輯，恢復連線後每筆只送一次，並協助您處理衝突。',
  },
})
