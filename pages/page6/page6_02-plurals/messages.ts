import { defineMessages } from '#shared/messages.ts'

export const messages = defineMessages('page6_02', {
  upcoming: {
    en: 'It will slide from 0 to 20 and show the rule behind each wording, the gaps included.',
    zh: '這裡可將數量從 0 滑到 20，並顯示每種說法背後的規則，連沒有涵蓋的數字也一併呈現。',
  },
})
