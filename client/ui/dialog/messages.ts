import { defineMessages } from '#shared/messages.ts'

export const dialogMessages = defineMessages('Dialog', {
  cancel: { en: 'Cancel', zh: '取消' },
})
