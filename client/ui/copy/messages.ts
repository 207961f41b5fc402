import { defineMessages } from '#shared/messages.ts'

export const copyMessages = defineMessages('Copy', {
  copied: { en: 'Copied.', zh: '已複製。' },
  copyFailed: {
    en: 'Your browser blocked copying. Select the text and press Ctrl+C.',
    zh: '瀏覽器不允許複製，請選取文字後按 Ctrl+C。',
  },
})
