import { defineMessages } from '#shared/messages.ts'

export const messages = defineMessages('page1', {
  today: { en: 'Sign-ins today', zh: '今日登入' },
  week: { en: 'The last seven days', zh: '最近七天' },
  server: { en: 'Server', zh: '伺服器' },

  signedIn: { en: 'signed in', zh: '登入成功' },
  refused: { en: 'refused', zh: '被拒絕' },
  dayIn: { en: '{{day}}, {{zone}}', zh: '{{day}}（{{zone}}）' },
  trend: { en: 'Sign-ins by day', zh: '每日登入次數' },
  day: { en: 'Day', zh: '日期' },
  noneToday: { en: 'Nobody has signed in today yet.', zh: '今天還沒有人登入。' },

  running: { en: 'Running', zh: '運作中' },
  uptime: { en: 'Up for', zh: '已運行' },
  database: { en: 'Database', zh: '資料庫' },
  sqlite: { en: 'SQLite, {{ms}} ms', zh: 'SQLite，{{ms}} 毫秒' },
  postgres: { en: 'PostgreSQL, {{ms}} ms', zh: 'PostgreSQL，{{ms}} 毫秒' },
  memory: { en: 'Memory', zh: '記憶體' },
  connections: { en: 'Open consoles', zh: '連線中的主控台' },
  channel: { en: 'On the channel', zh: '即時頻道連線' },
  version: { en: 'Version', zh: '版本' },
  days: { en: { one: '{{count}} day', other: '{{count}} days' }, zh: '{{count}} 天' },
  hours: { en: '{{count}} h', zh: '{{count}} 小時' },
  minutes: { en: '{{count}} min', zh: '{{count}} 分鐘' },
  refreshed: { en: 'Brought up to date every 10 seconds', zh: '每 10 秒更新' },

  loading: { en: 'Loading…', zh: '載入中…' },
  failed: { en: 'This tile could not be loaded.', zh: '這張卡片無法載入。' },
  retry: { en: 'Try again', zh: '重試' },
})
