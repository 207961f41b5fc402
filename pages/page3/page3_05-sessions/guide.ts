import type { Guide } from '#shared/platform/lessons/lesson.ts'

export const guide: Guide = {
  places: [
    {
      file: 'server/sessions/sessions.ts',
      symbol: 'findOperator',
      says: {
        en: 'A token is looked up on every request, so ending it works at once',
        zh: '每次請求都查詢權杖，所以結束立即生效',
      },
    },
    {
      file: 'server/sessions/secrets.ts',
      symbol: 'fingerprint',
      says: { en: 'Only the hash of a token is stored', zh: '只儲存權杖的雜湊值' },
    },
    {
      file: 'resources/sessions/server.ts',
      symbol: 'shortenSession',
      says: { en: 'A session with a fixed end', zh: '有固定結束時間的工作階段' },
    },
    {
      file: 'client/session/session.ts',
      symbol: 'interrupt',
      says: {
        en: 'At work, the page is kept and the operator signs in over it',
        zh: '操作途中保留頁面，直接在上面重新登入',
      },
    },
    {
      file: 'pages/page3/page3_05-sessions/use-countdown.ts',
      symbol: 'useCountdown',
      says: { en: 'A clock that ticks only while the end is near', zh: '快到期才逐秒更新的倒數' },
    },
  ],
  reading: [
    {
      title: 'OWASP: Session Management Cheat Sheet',
      href: 'https://cheatsheetseries.owasp.org/cheatsheets/Session_Management_Cheat_Sheet.html',
    },
    { title: 'RFC 6750: Bearer Token Usage', href: 'https://www.rfc-editor.org/rfc/rfc6750' },
  ],
}
