import { defineMessages } from '#shared/messages.ts'

export const messages = defineMessages('page6_07', {
  upcoming: {
    en: 'This page will trigger each kind of failure, from render errors to being offline, and collect error reports.',
    zh: '這一頁將可觸發各種錯誤，從繪製錯誤到離線，並收集錯誤回報。',
  },
})
