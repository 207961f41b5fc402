import { defineMessages } from '#shared/messages.ts'

export const shopMessages = defineMessages('Shop', {
  title: { en: 'Company time in {{name}}', zh: '「{{name}}」的公司時間' },
  endsAt: { en: 'Orders, tickets and events run up to {{time}}.', zh: '訂單、工單與事件的資料到 {{time}} 為止。' },
  text: {
    en: 'When days pass, everything in this sandbox becomes that much older, and new orders, tickets and events fill the gap. An open shop receives them as you watch.',
    zh: '讓日子過去時，此沙盒的所有資料會往前推移，並補上這段期間的新訂單、工單與事件。商店營業中則會即時收到新資料。',
  },
  open: { en: 'Open the shop', zh: '開始營業' },
  close: { en: 'Close the shop', zh: '打烊' },
  toNow: { en: 'Bring up to now', zh: '補到現在' },
  day: { en: 'Let a day pass', zh: '過一天' },
  week: { en: 'Let a week pass', zh: '過一週' },
  month: { en: 'Let 30 days pass', zh: '過 30 天' },
  isOpen: {
    en: 'The shop is open until {{time}}: something happens every few seconds.',
    zh: '商店營業到 {{time}}：每隔幾秒就有新動態。',
  },
  mainText: {
    en: 'Main is shared: only supersuper lets days pass here. Fork it and try in your own sandbox.',
    zh: 'main 由所有人共用，僅 supersuper 能讓日子過去。請先建立自己的沙盒再試。',
  },
  passed: {
    en: 'New: {{orders}} orders, {{tickets}} tickets, {{events}} events.',
    zh: '新增 {{orders}} 筆訂單、{{tickets}} 張工單、{{events}} 則事件。',
  },
  opened: { en: 'The shop is open.', zh: '商店已開始營業。' },
  closed: { en: 'The shop is closed.', zh: '商店已打烊。' },
})
