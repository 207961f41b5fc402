import { defineMessages } from '#shared/messages.ts'

export const messages = defineMessages('page3_05', {
  upcoming: {
    en: 'It will list your sessions with device and address, end one or all the others, and shorten one to 30 seconds so that you can watch it expire.',
    zh: '這裡會列出各工作階段的裝置與位址，可結束其中一個或其他全部，也能把一個縮短為 30 秒，親眼看它到期。',
  },
})
