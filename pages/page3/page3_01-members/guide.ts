import type { Guide } from '#shared/platform/lessons/lesson.ts'

export const guide: Guide = {
  places: [
    {
      file: 'resources/members/entity.ts',
      symbol: 'members',
      says: {
        en: 'What a member is: its table, its rules, and the refusal of a duplicate',
        zh: '成員的定義：資料表、規則，以及重複時的拒絕',
      },
    },
    {
      file: 'resources/members/server.ts',
      symbol: 'changeTo',
      says: { en: 'Archiving sets a date; undo clears it', zh: '封存填上日期，復原則清除' },
    },
    {
      file: 'resources/members/server.ts',
      symbol: 'changeSeveral',
      says: { en: 'Several rows in one transaction, an outcome for each', zh: '同一個交易處理多列，各有各的結果' },
    },
    {
      file: 'pages/page3/page3_01-members/member/use-member-form.ts',
      symbol: 'useMemberForm',
      says: {
        en: 'The form: create or save, with the version it began with',
        zh: '表單：新增或儲存，並帶上當初的版本',
      },
    },
    {
      file: 'shared/text/formula-guard.ts',
      symbol: 'guardFormula',
      says: { en: 'An exported cell never becomes a formula', zh: '匯出的儲存格不會變成公式' },
    },
  ],
  reading: [
    { title: 'RFC 9457: Problem Details for HTTP APIs', href: 'https://www.rfc-editor.org/rfc/rfc9457' },
    { title: 'PostgreSQL: Unique Indexes', href: 'https://www.postgresql.org/docs/current/indexes-unique.html' },
    { title: 'OWASP: CSV Injection', href: 'https://owasp.org/www-community/attacks/CSV_Injection' },
  ],
}
