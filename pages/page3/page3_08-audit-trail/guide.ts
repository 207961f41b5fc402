import type { Guide } from '#shared/platform/lessons/lesson.ts'

export const guide: Guide = {
  places: [
    {
      file: 'server/writes/audit.ts',
      symbol: 'appendAudit',
      says: { en: 'The row before and after, in the transaction of the write', zh: '在寫入的交易中，一併存下前後內容' },
    },
    {
      file: 'server/writes/guard.ts',
      symbol: 'noteWrites',
      says: { en: 'A write without a record is rolled back', zh: '沒有留下紀錄的寫入會回復' },
    },
    {
      file: 'resources/audit/restore.ts',
      symbol: 'examine',
      says: { en: 'Whether an earlier version may come back', zh: '檢查能否還原到先前的版本' },
    },
    {
      file: 'pages/page3/page3_08-audit-trail/record/describe.ts',
      symbol: 'describeFields',
      says: { en: 'Which fields differ, in words that people read', zh: '把不同的欄位寫成看得懂的文字' },
    },
    {
      file: 'resources/audit/requests.ts',
      symbol: 'collect',
      says: { en: 'An import is one entry: rows are skipped, not read', zh: '整批匯入算一筆：略過而不逐筆讀取' },
    },
  ],
  reading: [
    {
      title: 'OWASP: Logging Cheat Sheet',
      href: 'https://cheatsheetseries.owasp.org/cheatsheets/Logging_Cheat_Sheet.html',
    },
    { title: 'Martin Fowler: Audit Log', href: 'https://martinfowler.com/eaaDev/AuditLog.html' },
  ],
}
