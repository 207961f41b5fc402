import { defineMessages } from '#shared/messages.ts'

export const toastMessages = defineMessages('Toast', {
  close: { en: 'Dismiss', zh: '關閉訊息' },
  earlier: { en: '{{count}} earlier', zh: '先前 {{count}} 則' },
})
