import { defineMessages } from '#shared/messages.ts'

export const stateMessages = defineMessages('States', {
  loading: { en: 'Loading', zh: '載入中' },
  failedTitle: { en: 'This could not be loaded', zh: '無法載入' },
  retry: { en: 'Try again', zh: '再試一次' },
})
