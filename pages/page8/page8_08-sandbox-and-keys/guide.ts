import type { Guide } from '#shared/platform/lessons/lesson.ts'

export const guide: Guide = {
  places: {
    'server/sandboxes/rows.ts#copyRows': {
      en: 'A copy is made with INSERT … SELECT, table by table',
      zh: '副本以 INSERT … SELECT 逐表完成',
    },
    'resources/sandboxes/server.ts#copySandbox': { en: 'All tables in one transaction', zh: '所有資料表在同一個交易' },
    'server/keys/cross-origin.ts#openToKnown': {
      en: 'Another origin gets access if the key allows it',
      zh: '金鑰允許時，才開放給其他來源',
    },
    'server/sessions/find-key.ts#findKeyOperator': {
      en: 'A key is looked up on every request',
      zh: '每次請求都查詢金鑰',
    },
    'resources/keys/server.ts#createKey': {
      en: 'It is shown once; only its hash is stored',
      zh: '只顯示一次，只存雜湊值',
    },
  },
  reading: {
    'MDN: Cross-Origin Resource Sharing (CORS)': 'https://developer.mozilla.org/en-US/docs/Web/HTTP/Guides/CORS',
    'OWASP: Secrets Management Cheat Sheet':
      'https://cheatsheetseries.owasp.org/cheatsheets/Secrets_Management_Cheat_Sheet.html',
    'PostgreSQL: INSERT': 'https://www.postgresql.org/docs/current/sql-insert.html',
  },
}
