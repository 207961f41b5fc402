import type { Guide } from '#shared/platform/lessons/lesson.ts'

export const guide: Guide = {
  places: [
    {
      file: 'pages/page4/page4_04-linked-fields/race/latest.ts',
      symbol: 'createLatest',
      says: { en: 'Only the latest request may answer', zh: '只有最新的請求可以作答' },
    },
    {
      file: 'pages/page4/page4_04-linked-fields/route/use-name-check.ts',
      symbol: 'useNameCheck',
      says: { en: 'Ask after a pause, and give up what is overtaken', zh: '停頓後才詢問，並放棄被超過的請求' },
    },
    {
      file: 'pages/page4/page4_04-linked-fields/use-question.ts',
      symbol: 'useQuestion',
      says: { en: 'The state of one question: waiting, answered, failed', zh: '一個問題的狀態：等待、已回答、失敗' },
    },
    {
      file: 'resources/delivery-routes/server.ts',
      symbol: 'checkRouteName',
      says: { en: 'The answer is a hint, with names that are free', zh: '回答只是提醒，並附上可用的名稱' },
    },
    {
      file: 'resources/counties/server.ts',
      symbol: 'listTownships',
      says: { en: 'The choices that belong to another choice', zh: '屬於另一個選項的選項' },
    },
  ],
  reading: [
    { title: 'MDN: AbortController', href: 'https://developer.mozilla.org/en-US/docs/Web/API/AbortController' },
    {
      title: 'WCAG 2.2, 4.1.3: Status Messages',
      href: 'https://www.w3.org/WAI/WCAG22/Understanding/status-messages.html',
    },
  ],
}
