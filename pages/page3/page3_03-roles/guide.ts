import type { Guide } from '#shared/platform/lessons/lesson.ts'

export const guide: Guide = {
  places: [
    {
      file: 'server/sessions/rights.ts',
      symbol: 'permittedBy',
      says: { en: 'What an operator may do, computed on every request', zh: '每次請求都重新計算操作者的權限' },
    },
    {
      file: 'resources/roles/explain.ts',
      symbol: 'explain',
      says: { en: 'The same check, with its steps: “Why?”', zh: '同一個檢查，附上每一步：「為什麼？」' },
    },
    {
      file: 'resources/roles/holders.ts',
      symbol: 'requireAdmin',
      says: { en: 'Somebody must be able to change roles', zh: '一定要有人能修改角色' },
    },
    {
      file: 'pages/page3/page3_03-roles/matrix/use-toggles.ts',
      symbol: 'change',
      says: {
        en: 'One permission of the current version, tried again after a 412',
        zh: '只改目前版本的一項權限，遇到 412 再試一次',
      },
    },
  ],
  reading: [
    {
      title: 'OWASP: Authorization Cheat Sheet',
      href: 'https://cheatsheetseries.owasp.org/cheatsheets/Authorization_Cheat_Sheet.html',
    },
    { title: 'RFC 9110, 15.5.4: 403 Forbidden', href: 'https://www.rfc-editor.org/rfc/rfc9110#section-15.5.4' },
  ],
}
