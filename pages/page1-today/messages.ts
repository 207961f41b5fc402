import { defineMessages } from '#shared/messages.ts'

export const messages = defineMessages('page1', {
  attention: { en: 'Needs attention', zh: '需要處理' },
  latest: { en: 'Latest data: {{days}}', zh: '最新資料：{{days}}' },

  sales: { en: 'Sales', zh: '銷售額' },
  orders: { en: 'Orders placed', zh: '新訂單' },
  tickets: { en: 'Tickets opened', zh: '新工單' },
  events: { en: 'Events', zh: '事件' },
  today: { en: 'Sign-ins today', zh: '今日登入' },
  server: { en: 'Server', zh: '伺服器' },

  inSales: { en: 'in sales', zh: '銷售額' },
  placed: { en: 'placed', zh: '張新訂單' },
  opened: { en: 'opened', zh: '張新工單' },
  recorded: { en: 'recorded', zh: '則事件' },
  signedIn: { en: 'signed in', zh: '次登入成功' },
  refused: { en: '{{value}} refused', zh: '{{value}} 次被拒絕' },
  newest: { en: 'Latest: {{day}}', zh: '最新：{{day}}' },
  noneAtAll: { en: 'No data yet.', zh: '還沒有資料。' },
  more: { en: '{{percent}}% higher than in {{span}}', zh: '比{{span}}增加 {{percent}}%' },
  fewer: { en: '{{percent}}% lower than in {{span}}', zh: '比{{span}}減少 {{percent}}%' },
  moreShort: { en: 'higher', zh: '增加' },
  fewerShort: { en: 'lower', zh: '減少' },
  same: { en: 'Unchanged', zh: '持平' },
  none: { en: 'None', zh: '沒有資料' },
  noneBefore: {
    en: { one: 'None the day before', other: 'None in the {{count}} days before' },
    zh: '前 {{count}} 天為 0',
  },
  spanBefore: { en: { one: 'the day before', other: 'the {{count}} days before' }, zh: '前 {{count}} 天' },

  cumulative: { en: 'Cumulative sales', zh: '累計銷售額' },

  range: { en: 'Period', zh: '期間' },
  range_today: { en: 'Today', zh: '今天' },
  range_7: { en: '7 days', zh: '7 天' },
  range_30: { en: '30 days', zh: '30 天' },
  range_own: { en: 'Custom', zh: '自訂' },
  from: { en: 'From', zh: '從' },
  to: { en: 'To', zh: '到' },
  dayOrder: { en: 'Must be on or after the start date.', zh: '結束日早於起始日。' },
  tooLong: { en: 'The period can have at most 92 days.', zh: '期間最長 92 天。' },
  refresh: { en: 'Refresh', zh: '重新整理' },
  isOld: { en: 'Could not refresh. These numbers are from {{time}}.', zh: '無法重新整理，這是 {{time}} 的數字。' },

  running: { en: 'Running', zh: '運作中' },
  sqlite: { en: 'SQLite, {{ms}} ms', zh: 'SQLite，{{ms}} 毫秒' },
  postgres: { en: 'PostgreSQL, {{ms}} ms', zh: 'PostgreSQL，{{ms}} 毫秒' },
  connections: {
    en: { one: '{{count}} open console', other: '{{count}} open consoles' },
    zh: '{{count}} 個主控台連線',
  },
  channel: { en: { one: '{{count}} channel', other: '{{count}} channels' }, zh: '{{count}} 條頻道' },
  days: { en: { one: '{{count}} day', other: '{{count}} days' }, zh: '{{count}} 天' },
  hours: { en: '{{count}} h', zh: '{{count}} 小時' },
  minutes: { en: '{{count}} min', zh: '{{count}} 分鐘' },
  refreshed: { en: 'Updates every 10 seconds', zh: '每 10 秒更新' },

  loading: { en: 'Loading…', zh: '載入中…' },
  retry: { en: 'Try again', zh: '重試' },
})
