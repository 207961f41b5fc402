import type { Technique } from '#client/router/techniques.ts'

export default {
  name: { en: 'Canvas widget compared with a server check', zh: '畫布元件與伺服器檢查的差別' },
  terms: 'captcha canvas bot',
} satisfies Technique
