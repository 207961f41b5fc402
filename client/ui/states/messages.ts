import { defineMessages } from '#shared/messages.ts'

export const stateMessages = defineMessages('States', {
  loading: { en: 'Loading', zh: '載入中' },
  failedTitle: { en: 'Something went wrong', zh: '無法載入' },
  retry: { en: 'Try again', zh: '重試' },
})
