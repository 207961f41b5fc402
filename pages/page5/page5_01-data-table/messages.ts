import { defineMessages } from '#shared/messages.ts'

export const messages = defineMessages('page5_01', {
  orders: { en: 'Orders', zh: '訂單' },

  id: { en: 'Order', zh: '訂單' },
  customer: { en: 'Customer', zh: '客戶' },
  status: { en: 'Status', zh: '狀態' },
  total: { en: 'Total', zh: '總額' },
  subtotal: { en: 'Subtotal', zh: '小計' },
  tax: { en: 'Tax', zh: '稅額' },
  placedAt: { en: 'Placed', zh: '下單時間' },
  paidAt: { en: 'Paid', zh: '付款時間' },
  packedAt: { en: 'Packed', zh: '包裝時間' },
  shippedAt: { en: 'Shipped', zh: '出貨時間' },
  deliveredAt: { en: 'Delivered', zh: '送達時間' },
  cancelledAt: { en: 'Cancelled', zh: '取消時間' },
  updatedAt: { en: 'Last change', zh: '最後異動' },
  site: { en: 'Picked up at', zh: '取貨據點' },
  siteNone: { en: 'delivered to the customer', zh: '宅配' },
  member: { en: 'Sold by', zh: '業務' },
  memberNone: { en: 'web shop', zh: '網路商店' },
  select: { en: 'Select order {{id}}', zh: '選取訂單 {{id}}' },

  search: { en: 'Search', zh: '搜尋' },
  searchPlaceholder: { en: 'number or customer', zh: '訂單編號或客戶' },
  anyStatus: { en: 'Any status', zh: '所有狀態' },
  anyCustomer: { en: 'Any customer', zh: '所有客戶' },
  anySite: { en: 'Any service point', zh: '所有據點' },
  min: { en: 'From NT$', zh: '最低金額' },
  max: { en: 'To NT$', zh: '最高金額' },

  totals: { en: 'Totals of all orders that match', zh: '所有符合訂單的合計' },
  count: { en: { one: '{{shown}} order', other: '{{shown}} orders' }, zh: '{{shown}} 張訂單' },
  amount: { en: '{{amount}} in all', zh: '合計 {{amount}}' },
  totalsFailed: { en: 'The totals could not be worked out.', zh: '無法計算合計。' },
  selectOpen: {
    en: {
      one: 'Select the {{count}} not yet sent',
      other: 'Select all {{count}} not yet sent',
    },
    zh: '選取未出貨的 {{count}} 張',
  },
  selectedCut: {
    en: 'There are more than that: {{count}} are selected.',
    zh: '符合的訂單太多，只選取了 {{count}} 張。',
  },
  notSelected: { en: 'The orders could not be selected. {{reason}}', zh: '無法選取訂單。{{reason}}' },

  selected: { en: { one: '{{count}} selected', other: '{{count}} selected' }, zh: '已選取 {{count}} 張' },
  selectMatching: { en: 'All not yet sent', zh: '全選未出貨' },
  cancelOrders: {
    en: { one: 'Cancel {{count}} order', other: 'Cancel {{count}} orders' },
    zh: '取消 {{count}} 張訂單',
  },
  cancelText: {
    en: 'Their goods go back to the stock, and a cancelled order stays cancelled. Those that have left already are passed over, and say so.',
    zh: '商品會回到庫存，取消後無法恢復。已出貨的訂單會略過並標示原因。',
  },
  keep: { en: 'Keep them', zh: '保留訂單' },
  progress: { en: '{{done}} of {{total}}', zh: '{{done}}／{{total}}' },
  stop: { en: 'Stop', zh: '停止' },
  areCancelled: {
    en: { one: '{{count}} order is cancelled.', other: '{{count}} orders are cancelled.' },
    zh: '已取消 {{count}} 張訂單。',
  },
  someRefused: {
    en: {
      one: '{{count}} order could not be cancelled; its row says why.',
      other: '{{count}} orders could not be cancelled; each row says why.',
    },
    zh: '有 {{count}} 張訂單無法取消，原因標示在各列。',
  },
  notDone: {
    en: 'Not all was done. What was not is still selected. {{reason}}',
    zh: '未全部完成，未處理的仍保持選取。{{reason}}',
  },
  'refused_order-on-its-way': { en: 'has left, or is cancelled', zh: '已出貨或已取消' },
  refused_stale: { en: 'changed meanwhile', zh: '期間已有異動' },
  'refused_not-found': { en: 'no longer there', zh: '已不存在' },

  emptyTitle: { en: 'No order yet', zh: '目前沒有訂單' },
  emptyText: {
    en: 'Place one in the order form, and the list begins.',
    zh: '在訂單表單成立第一張訂單，清單就從這裡開始。',
  },
  noMatchTitle: { en: 'No order passes these filters', zh: '沒有符合條件的訂單' },
  noMatchText: {
    en: 'Widen the dates or the amounts, shorten the search, or take all filters away.',
    zh: '試試放寬日期或金額範圍、縮短搜尋文字，或清除所有篩選。',
  },
})
