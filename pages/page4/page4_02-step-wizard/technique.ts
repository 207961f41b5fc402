import type { Technique } from '#client/router/techniques.ts'

export default {
  name: { en: 'Server-side drafts', zh: '草稿存在伺服器' },
  terms: 'stepper wizard draft autosave multi-step 草稿 自動儲存',
} satisfies Technique
