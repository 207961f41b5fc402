import type { Guide } from '#shared/platform/lessons/lesson.ts'

export const guide: Guide = {
  places: {
    'resources/members/entity.ts#members': {
      en: 'What a member is: its table, its rules, and the refusal of a duplicate',
      zh: '成員的定義：資料表、規則，以及重複時的拒絕',
    },
    'resources/members/server.ts#changeTo': {
      en: 'Archiving sets a date; undo clears it',
      zh: '封存填上日期，復原則清除',
    },
    'resources/members/server.ts#changeSeveral': {
      en: 'Several rows in one transaction, an outcome for each',
      zh: '同一個交易處理多列，各有各的結果',
    },
    './member/use-member-form.ts#useMemberForm': {
      en: 'The form: create or save, with the version it began with',
      zh: '表單：新增或儲存，並帶上當初的版本',
    },
    'shared/text/formula-guard.ts#guardFormula': {
      en: 'An exported cell never becomes a formula',
      zh: '匯出的儲存格不會變成公式',
    },
  },
  reading: {
    'RFC 9457: Problem Details for HTTP APIs': 'https://www.rfc-editor.org/rfc/rfc9457',
    'PostgreSQL: Unique Indexes': 'https://www.postgresql.org/docs/current/indexes-unique.html',
    'OWASP: CSV Injection': 'https://owasp.org/www-community/attacks/CSV_Injection',
  },
}
