import { defineMessages } from '#shared/messages.ts'

export const shopMessages = defineMessages('Shop', {
  title: { en: 'Company time in {{name}}', zh: '「{{name}}」的公司時間' },
  endsAt: { en: 'The data ends at {{time}}.', zh: '資料到 {{time}} 為止。' },
  text: {
    en: 'Advancing time moves the existing data into the past and adds new orders, tickets and events. While the shop is open, new data arrives live.',
    zh: '前進時間會將現有資料往前推移，並補上新的訂單、工單與事件。商店營業時會即時收到新資料。',
  },
  open: { en: 'Open the shop', zh: '開始營業' },
  close: { en: 'Close the shop', zh: '打烊' },
  advanceToNow: { en: 'Advance to now', zh: '前進到現在' },
  day: { en: 'Advance one day', zh: '前進一天' },
  week: { en: 'Advance one week', zh: '前進一週' },
  month: { en: 'Advance 30 days', zh: '前進 30 天' },
  isOpen: {
    en: 'The shop is open until {{time}}. New data arrives every few seconds.',
    zh: '商店營業到 {{time}}，每隔幾秒就有新資料。',
  },
  mainText: {
    en: 'Main is shared, so only supersuper can advance time here. Fork it to try this in your own sandbox.',
    zh: 'main 由所有人共用，只有 supersuper 能前進時間。請先建立副本，在自己的沙盒中試試。',
  },
  advanced: {
    en: 'Added {{orders}}, {{tickets}} and {{events}}.',
    zh: '新增 {{orders}}、{{tickets}}、{{events}}。',
  },
  newOrders: { en: { one: '{{count}} order', other: '{{count}} orders' }, zh: '{{count}} 張訂單' },
  newTickets: { en: { one: '{{count}} ticket', other: '{{count}} tickets' }, zh: '{{count}} 張工單' },
  newEvents: { en: { one: '{{count}} event', other: '{{count}} events' }, zh: '{{count}} 則事件' },
  opened: { en: 'The shop was opened.', zh: '商店已開始營業。' },
  closed: { en: 'The shop was closed.', zh: '商店已打烊。' },
})
