import { defineMessages } from '#shared/messages.ts'

export const dialogMessages = defineMessages('Dialog', {
  name: { en: 'Name', zh: '名稱' },
  close: { en: 'Close', zh: '關閉' },
  cancel: { en: 'Cancel', zh: '取消' },
})
