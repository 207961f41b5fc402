import { defineMessages } from '#shared/messages.ts'

export const lazyPartMessages = defineMessages('LazyPart', {
  partFailed: {
    en: 'This part of the console could not be loaded. Check your connection, then open it again.',
    zh: '主控台的這個部分無法載入，請檢查連線後再開啟一次。',
  },
})
