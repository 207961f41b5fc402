import type { Guide } from '#shared/platform/lessons/lesson.ts'

export const guide: Guide = {
  places: [
    {
      file: 'practice/server/traffic/recorder.ts',
      symbol: 'createRecorder',
      says: { en: 'A request is noted after it was answered', zh: '回應之後才記錄請求' },
    },
    {
      file: 'practice/server/traffic/traffic.ts',
      symbol: 'writeBatch',
      says: { en: 'Entries are written in batches', zh: '分批寫入' },
    },
    {
      file: 'practice/server/traffic/conceal.ts',
      symbol: 'concealText',
      says: { en: 'Secrets are removed before anything is stored', zh: '存入之前先移除機密' },
    },
    {
      file: 'pages/page8/page8_04-traffic/compare/diff-rows.ts',
      symbol: 'diffRows',
      says: { en: 'Two bodies, line by line', zh: '逐行比較兩份內容' },
    },
    {
      file: 'pages/page8/page8_04-traffic/replay/replay.ts',
      symbol: 'replay',
      says: { en: 'A request is sent again, elsewhere if you like', zh: '重送請求，也可送到別的沙盒' },
    },
  ],
  reading: [
    {
      title: 'OWASP: Logging Cheat Sheet',
      href: 'https://cheatsheetseries.owasp.org/cheatsheets/Logging_Cheat_Sheet.html',
    },
    { title: 'W3C: Server Timing', href: 'https://www.w3.org/TR/server-timing/' },
    { title: 'W3C: Trace Context', href: 'https://www.w3.org/TR/trace-context/' },
  ],
}
