import { defineMessages } from '#shared/messages.ts'

export const messages = defineMessages('page6_01', {
  upcoming: {
    en: 'It will count in a component, a store, the address and the server, and let two windows lose an update and then keep it.',
    zh: '這裡會在元件、狀態庫、網址與伺服器各放一個計數器，並用兩個視窗示範更新如何遺失、又如何保住。',
  },
})
