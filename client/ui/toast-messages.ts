import { defineMessages } from '#shared/messages.ts'

export const toastMessages = defineMessages('Toast', { close: { en: 'Close the message', zh: '關閉訊息' } })
