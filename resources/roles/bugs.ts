import { defineBug } from '#server/bugs.ts'
import { explainRight, listRoles } from './contract.ts'

export const bugs = [
  defineBug(explainRight, {
    id: 'roles-why-says-may',
    kind: 'permission',
    level: 'fair',
    page: 'page3_03',
    promise: { en: '“Why?” says what the server would do.', zh: '「為什麼？」說的就是伺服器會怎麼做。' },
    wrong: { en: 'It says that the account may, though a step denies it.', zh: '某一步已經否決，結論卻是可以。' },
    test: {
      en: 'Ask about a permission that you lack, call an endpoint that needs it, and expect the same answer.',
      zh: '詢問自己沒有的權限，再呼叫需要它的端點，檢查結果一致。',
    },
    change: () => ({ isAllowed: true }),
  }),
  defineBug(listRoles, {
    id: 'roles-viewer-may-write',
    kind: 'permission',
    level: 'fair',
    page: 'page3_03',
    promise: { en: 'A role is listed with the permissions that it grants.', zh: '角色列出的權限，就是它授予的權限。' },
    wrong: {
      en: 'A role that may read orders is shown as if it could write them.',
      zh: '只能讀取訂單的角色，顯示成可以修改。',
    },
    test: {
      en: 'Compare the permissions in the list with those of the single role.',
      zh: '比對清單與單一角色的權限。',
    },
    change: ({ rows }) => ({
      rows: rows.map(role => {
        const { permissions } = role
        const isReader = permissions.includes('orders:read') && !permissions.includes('orders:write')
        return isReader ? { ...role, permissions: [...permissions, 'orders:write' as const] } : role
      }),
    }),
  }),
]
