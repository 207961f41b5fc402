import type { Guide } from '#shared/platform/lessons/lesson.ts'

export const guide: Guide = {
  places: [
    {
      file: 'resources/jobs/worker/queue.ts',
      symbol: 'claimNext',
      says: { en: 'A worker claims a row; the table is the queue', zh: '工作程式領取一列，資料表就是佇列' },
    },
    {
      file: 'resources/jobs/worker/queue.ts',
      symbol: 'saveStep',
      says: { en: 'Output, log line and checkpoint in one transaction', zh: '輸出、紀錄與檢查點在同一個交易' },
    },
    {
      file: 'resources/jobs/worker/queue.ts',
      symbol: 'takeOver',
      says: { en: 'A job whose worker died goes on elsewhere', zh: '工作程式停擺時，由別人接手' },
    },
    {
      file: 'resources/jobs/server.ts',
      symbol: 'startJob',
      says: { en: '202, with the place to follow it', zh: '回 202，並指出去哪裡追蹤' },
    },
    {
      file: 'resources/jobs/server.ts',
      symbol: 'cancelJob',
      says: { en: 'Cancelling is a request, too', zh: '取消也是一個請求' },
    },
  ],
  reading: [
    { title: 'RFC 9110, 15.3.3: 202 Accepted', href: 'https://www.rfc-editor.org/rfc/rfc9110#section-15.3.3' },
    {
      title: 'PostgreSQL: SKIP LOCKED',
      href: 'https://www.postgresql.org/docs/current/sql-select.html#SQL-FOR-UPDATE-SHARE',
    },
  ],
}
