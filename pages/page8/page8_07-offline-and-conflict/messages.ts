import { defineMessages } from '#shared/messages.ts'

export const messages = defineMessages('page8_07', {
  upcoming: {
    en: 'This page will keep your offline edits, send each exactly once after you reconnect, and help you resolve conflicts.',
    zh: '這一頁將保留離線時的編輯，重新連線後每筆只送出一次，並協助您解決衝突。',
  },
})
