import type { Technique } from '#client/router/techniques.ts'

const technique: Technique = {
  name: { en: 'Canvas widget compared with a server check', zh: '畫布元件與伺服器檢查的差別' },
  terms: 'captcha canvas bot',
}
export default technique
