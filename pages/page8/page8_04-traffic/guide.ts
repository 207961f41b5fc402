import type { Guide } from '#shared/platform/lessons/lesson.ts'

export const guide: Guide = {
  places: {
    'practice/server/traffic/recorder.ts#createRecorder': {
      en: 'A request is noted after it was answered',
      zh: '回應之後才記錄請求',
    },
    'practice/server/traffic/traffic.ts#writeBatch': { en: 'Entries are written in batches', zh: '分批寫入' },
    'practice/server/traffic/conceal.ts#concealText': {
      en: 'Secrets are removed before anything is stored',
      zh: '存入之前先移除機密',
    },
    './compare/diff-rows.ts#diffRows': { en: 'Two bodies, line by line', zh: '逐行比較兩份內容' },
    './replay/replay.ts#replay': {
      en: 'A request is sent again, elsewhere if you like',
      zh: '重送請求，也可送到別的沙盒',
    },
  },
  reading: {
    'OWASP: Logging Cheat Sheet': 'https://cheatsheetseries.owasp.org/cheatsheets/Logging_Cheat_Sheet.html',
    'W3C: Server Timing': 'https://www.w3.org/TR/server-timing/',
    'W3C: Trace Context': 'https://www.w3.org/TR/trace-context/',
  },
}
