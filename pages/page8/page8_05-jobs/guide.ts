import type { Guide } from '#shared/platform/lessons/lesson.ts'

export const guide: Guide = {
  places: {
    'resources/jobs/worker/queue.ts#claimNext': {
      en: 'A worker claims a row; the table is the queue',
      zh: '工作程式領取一列，資料表就是佇列',
    },
    'resources/jobs/worker/queue.ts#saveStep': {
      en: 'Output, log line and checkpoint in one transaction',
      zh: '輸出、紀錄與檢查點在同一個交易',
    },
    'resources/jobs/worker/queue.ts#takeOver': {
      en: 'A job whose worker died goes on elsewhere',
      zh: '工作程式停擺時，由別人接手',
    },
    'resources/jobs/server.ts#startJob': { en: '202, with the place to follow it', zh: '回 202，並指出去哪裡追蹤' },
    'resources/jobs/server.ts#cancelJob': { en: 'Cancelling is a request, too', zh: '取消也是一個請求' },
  },
  reading: {
    'RFC 9110, 15.3.3: 202 Accepted': 'https://www.rfc-editor.org/rfc/rfc9110#section-15.3.3',
    'PostgreSQL: SKIP LOCKED': 'https://www.postgresql.org/docs/current/sql-select.html#SQL-FOR-UPDATE-SHARE',
  },
}
