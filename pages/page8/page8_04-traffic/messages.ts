import { defineMessages } from '#shared/messages.ts'

export const messages = defineMessages('page8_04', {
  upcoming: {
    en: 'It will list your requests from this console, curl and other apps, replay one, and compare two side by side.',
    zh: '這裡會列出您從主控台、curl 與其他程式送出的請求，可重送其中一個，或並排比較兩個。',
  },
})
