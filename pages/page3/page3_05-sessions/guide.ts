import type { Guide } from '#shared/platform/lessons/lesson.ts'

export const guide: Guide = {
  places: {
    'server/sessions/sessions.ts#findOperator': {
      en: 'A token is looked up on every request, so ending it works at once',
      zh: '每次請求都查詢權杖，所以結束立即生效',
    },
    'server/sessions/secrets.ts#fingerprint': { en: 'Only the hash of a token is stored', zh: '只儲存權杖的雜湊值' },
    'resources/sessions/server.ts#shortenSession': { en: 'A session with a fixed end', zh: '有固定結束時間的工作階段' },
    'client/session/session.ts#interrupt': {
      en: 'At work, the page is kept and the operator signs in over it',
      zh: '操作途中保留頁面，直接在上面重新登入',
    },
    './use-countdown.ts#useCountdown': {
      en: 'A clock that ticks only while the end is near',
      zh: '快到期才逐秒更新的倒數',
    },
  },
  reading: {
    'OWASP: Session Management Cheat Sheet':
      'https://cheatsheetseries.owasp.org/cheatsheets/Session_Management_Cheat_Sheet.html',
    'RFC 6750: Bearer Token Usage': 'https://www.rfc-editor.org/rfc/rfc6750',
  },
}
