import type { Guide } from '#shared/platform/lessons/lesson.ts'

export const guide: Guide = {
  places: {
    './race/latest.ts#createLatest': { en: 'Only the latest request may answer', zh: '只有最新的請求可以作答' },
    './route/use-name-check.ts#useNameCheck': {
      en: 'Ask after a pause, and give up what is overtaken',
      zh: '停頓後才詢問，並放棄被超過的請求',
    },
    './use-question.ts#useQuestion': {
      en: 'The state of one question: waiting, answered, failed',
      zh: '一個問題的狀態：等待、已回答、失敗',
    },
    'resources/delivery-routes/server.ts#checkRouteName': {
      en: 'The answer is a hint, with names that are free',
      zh: '回答只是提醒，並附上可用的名稱',
    },
    'resources/counties/server.ts#listTownships': {
      en: 'The choices that belong to another choice',
      zh: '屬於另一個選項的選項',
    },
  },
  reading: {
    'MDN: AbortController': 'https://developer.mozilla.org/en-US/docs/Web/API/AbortController',
    'WCAG 2.2, 4.1.3: Status Messages': 'https://www.w3.org/WAI/WCAG22/Understanding/status-messages.html',
  },
}
