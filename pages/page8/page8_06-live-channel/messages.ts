import { defineMessages } from '#shared/messages.ts'

export const messages = defineMessages('page8_06', {
  upcoming: {
    en: 'This page will offer chat rooms for everybody, and let supersuper request the state of a connected console.',
    zh: '這一頁將提供所有人可用的聊天室，supersuper 還能查詢連線中主控台的狀態。',
  },
})
