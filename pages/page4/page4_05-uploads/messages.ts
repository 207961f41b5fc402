import { defineMessages } from '#shared/messages.ts'

export const messages = defineMessages('page4_05', {
  upcoming: {
    en: 'It will send files in chunks with rate and time left, go on after a reload, and verify the SHA-256 at the end.',
    zh: '這裡會分段上傳並顯示速率與剩餘時間，重新整理後可續傳，最後以 SHA-256 驗證。',
  },
})
