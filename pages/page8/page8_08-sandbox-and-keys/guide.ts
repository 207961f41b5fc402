import type { Guide } from '#shared/platform/lessons/lesson.ts'

export const guide: Guide = {
  places: [
    {
      file: 'server/sandboxes/rows.ts',
      symbol: 'copyRows',
      says: { en: 'A copy is one INSERT … SELECT per table', zh: '每張表一個 INSERT … SELECT 就是副本' },
    },
    {
      file: 'resources/sandboxes/server.ts',
      symbol: 'copySandbox',
      says: { en: 'All tables in one transaction', zh: '所有資料表在同一個交易' },
    },
    {
      file: 'server/keys/cross-origin.ts',
      symbol: 'openToKnown',
      says: { en: 'Another origin gets access if the key allows it', zh: '金鑰允許時，才開放給其他來源' },
    },
    {
      file: 'server/sessions/find-key.ts',
      symbol: 'findKeyOperator',
      says: { en: 'A key is looked up on every request', zh: '每次請求都查詢金鑰' },
    },
    {
      file: 'resources/keys/server.ts',
      symbol: 'createKey',
      says: { en: 'It is shown once; only its hash is stored', zh: '只顯示一次，只存雜湊值' },
    },
  ],
  reading: [
    {
      title: 'MDN: Cross-Origin Resource Sharing (CORS)',
      href: 'https://developer.mozilla.org/en-US/docs/Web/HTTP/Guides/CORS',
    },
    {
      title: 'OWASP: Secrets Management Cheat Sheet',
      href: 'https://cheatsheetseries.owasp.org/cheatsheets/Secrets_Management_Cheat_Sheet.html',
    },
    { title: 'PostgreSQL: INSERT', href: 'https://www.postgresql.org/docs/current/sql-insert.html' },
  ],
}
