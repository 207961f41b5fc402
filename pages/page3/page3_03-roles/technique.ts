import type { Technique } from '#client/router/techniques.ts'

export default {
  name: { en: 'Self-explaining permission matrix', zh: '可查詢原因的權限矩陣' },
  terms: 'RBAC permissions 403 authorization ACL 授權',
} satisfies Technique
