import { defineMessages } from '#shared/messages.ts'

export const messages = defineMessages('page6_07', {
  upcoming: {
    en: 'It will cause each kind of failure on purpose, from a render error to being offline, and collect the reports.',
    zh: '這裡會刻意觸發各種失敗，從繪製錯誤到離線，並收集錯誤回報。',
  },
})
