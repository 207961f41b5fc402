import { defineMessages } from '#shared/messages.ts'

export const toastMessages = defineMessages('Toast', { close: { en: 'Dismiss', zh: '關閉訊息' } })
