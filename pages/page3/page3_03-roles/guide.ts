import type { Guide } from '#shared/platform/lessons/lesson.ts'

export const guide: Guide = {
  places: {
    'server/sessions/rights.ts#permittedBy': {
      en: 'What an operator may do, computed on every request',
      zh: '每次請求都重新計算操作者的權限',
    },
    'resources/roles/explain.ts#explain': {
      en: 'The same check, with its steps: “Why?”',
      zh: '同一個檢查，附上每一步：「為什麼？」',
    },
    'resources/roles/holders.ts#requireAdmin': {
      en: 'Somebody must be able to change roles',
      zh: '一定要有人能修改角色',
    },
    './matrix/use-toggles.ts#change': {
      en: 'One permission of the current version, tried again after a 412',
      zh: '只改目前版本的一項權限，遇到 412 再試一次',
    },
  },
  reading: {
    'OWASP: Authorization Cheat Sheet': 'https://cheatsheetseries.owasp.org/cheatsheets/Authorization_Cheat_Sheet.html',
    'RFC 9110, 15.5.4: 403 Forbidden': 'https://www.rfc-editor.org/rfc/rfc9110#section-15.5.4',
  },
}
