import { defineMessages } from '#shared/messages.ts'

export const heldMessages = defineMessages('Held', {
  waiting: { en: 'Waiting requests', zh: '等待中的請求' },
  none: {
    en: 'No requests are waiting. Add a rule of the failure type “Hold”, then use a page.',
    zh: '沒有等待中的請求。請新增故障類型為「攔住」的規則，再操作頁面。',
  },
  limits: {
    en: {
      one: 'After {{seconds}} seconds, a request goes on by itself. At most {{count}} request waits, because a browser needs free connections for everything else.',
      other:
        'After {{seconds}} seconds, a request goes on by itself. At most {{count}} requests wait, because a browser needs free connections for everything else.',
    },
    zh: '滿 {{seconds}} 秒會自動放行。最多攔住 {{count}} 個請求，因為瀏覽器還需要其他連線。',
  },
  since: { en: 'Waiting for {{seconds}} s', zh: '已等待 {{seconds}} 秒' },
  release: { en: 'Release', zh: '放行' },
  releaseOne: { en: 'Release {{request}}', zh: '放行 {{request}}' },
  releaseAll: { en: 'Release all', zh: '全部放行' },
  fail: { en: 'Fail with {{status}}', zh: '以 {{status}} 失敗' },
  failOne: { en: 'Fail with {{status}}: {{request}}', zh: '以 {{status}} 失敗：{{request}}' },
  status: { en: 'Status when failing', zh: '失敗時的狀態碼' },
  drop: { en: 'Drop', zh: '切斷' },
  dropOne: { en: 'Drop the connection of {{request}}', zh: '切斷 {{request}} 的連線' },
  goneOn: { en: 'This request is no longer waiting.', zh: '這個請求已經不在等待。' },
  failed: { en: 'That did not work. {{reason}}', zh: '無法完成。{{reason}}' },
})
