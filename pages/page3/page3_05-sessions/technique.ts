import type { Technique } from '#client/router/techniques.ts'

export default {
  name: { en: 'Expiry and revocation', zh: '到期與撤銷' },
  terms: 'tokens revoke logout devices JWT accounts invitation 撤銷 邀請',
} satisfies Technique
