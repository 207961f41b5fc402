import type { Guide } from '#shared/platform/lessons/lesson.ts'

export const guide: Guide = {
  places: {
    'server/writes/audit.ts#appendAudit': {
      en: 'The row before and after, in the transaction of the write',
      zh: '在寫入的交易中，一併存下前後內容',
    },
    'server/writes/guard.ts#noteWrites': {
      en: 'A write without a record is rolled back',
      zh: '沒有留下紀錄的寫入會回復',
    },
    'resources/audit/restore.ts#examine': {
      en: 'Whether an earlier version may come back',
      zh: '檢查能否還原到先前的版本',
    },
    './record/describe.ts#describeFields': {
      en: 'Which fields differ, in words that people read',
      zh: '把不同的欄位寫成看得懂的文字',
    },
    'resources/audit/requests.ts#collect': {
      en: 'An import is one entry: rows are skipped, not read',
      zh: '整批匯入算一筆：略過而不逐筆讀取',
    },
  },
  reading: {
    'OWASP: Logging Cheat Sheet': 'https://cheatsheetseries.owasp.org/cheatsheets/Logging_Cheat_Sheet.html',
    'Martin Fowler: Audit Log': 'https://martinfowler.com/eaaDev/AuditLog.html',
  },
}
