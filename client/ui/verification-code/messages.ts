import { defineMessages } from '#shared/messages.ts'

export const codeMessages = defineMessages('verification-code', {
  picture: { en: 'Verification code', zh: '驗證碼圖片' },
  reload: { en: 'New code', zh: '換一組' },
})
