import { fields } from '#resources/orders/fields.ts'
import { titlesOf } from '#shared/fields.ts'
import { defineMessages } from '#shared/messages.ts'

export const messages = defineMessages('page5_01', {
  orders: { en: 'Orders', zh: '訂單' },

  ...titlesOf(fields),
  siteNone: { en: 'delivery', zh: '宅配' },
  memberNone: { en: 'web shop', zh: '網路商店' },
  select: { en: 'Select order {{id}}', zh: '選取訂單 {{id}}' },

  search: { en: 'Search', zh: '搜尋' },
  searchPlaceholder: { en: 'Order number or customer', zh: '訂單編號或客戶' },
  anyStatus: { en: 'Any status', zh: '所有狀態' },
  anyCustomer: { en: 'Any customer', zh: '所有客戶' },
  anySite: { en: 'Any service point', zh: '所有據點' },
  min: { en: 'From NT$', zh: '最低金額' },
  max: { en: 'To NT$', zh: '最高金額' },
  amountOrder: { en: 'Must not be below the lowest amount.', zh: '不能低於最低金額。' },

  totals: { en: 'Totals of all matching orders', zh: '所有符合訂單的合計' },
  count: { en: { one: '{{shown}} order', other: '{{shown}} orders' }, zh: '{{shown}} 張訂單' },
  amount: { en: '{{amount}} in total', zh: '合計 {{amount}}' },
  totalsFailed: { en: 'The totals could not be loaded.', zh: '無法載入合計。' },
  selectOpen: {
    en: {
      one: 'Select {{count}} unshipped order',
      other: 'Select all {{count}} unshipped orders',
    },
    zh: '選取全部 {{count}} 張未出貨訂單',
  },
  selectedCut: {
    en: 'Only the first {{count}} matching orders were selected.',
    zh: '符合的訂單太多，只選取了前 {{count}} 張。',
  },
  notSelected: { en: 'The orders could not be selected. {{reason}}', zh: '無法選取訂單。{{reason}}' },

  selected: { en: { one: '{{count}} selected', other: '{{count}} selected' }, zh: '已選取 {{count}} 張' },
  selectMatching: { en: 'All unshipped orders', zh: '全部未出貨訂單' },
  ordersOfCustomer: { en: 'Orders of this customer', zh: '這位顧客的訂單' },
  history: { en: 'History', zh: '異動歷程' },
  cancelOrder: { en: 'Cancel order', zh: '取消訂單' },
  cancelOrders: {
    en: { one: 'Cancel {{count}} order', other: 'Cancel {{count}} orders' },
    zh: '取消 {{count}} 張訂單',
  },
  cancelText: {
    en: 'Items return to stock. Cancelling can’t be undone. Orders that have already shipped are skipped and marked.',
    zh: '商品會回到庫存，取消後無法復原。已出貨的訂單會略過並標示原因。',
  },
  keepOrders: { en: 'Keep orders', zh: '保留訂單' },
  progress: { en: '{{done}} of {{total}}', zh: '{{done}}／{{total}}' },
  stop: { en: 'Stop', zh: '停止' },
  areCancelled: {
    en: { one: '{{count}} order was cancelled.', other: '{{count}} orders were cancelled.' },
    zh: '已取消 {{count}} 張訂單。',
  },
  someRefused: {
    en: {
      one: '{{count}} order could not be cancelled: {{reasons}}.',
      other: '{{count}} orders could not be cancelled: {{reasons}}.',
    },
    zh: '有 {{count}} 張訂單無法取消：{{reasons}}。',
  },
  notDone: {
    en: 'Some orders were not processed and are still selected. {{reason}}',
    zh: '部分訂單尚未處理，仍保持選取。{{reason}}',
  },
  'refused_order-on-its-way': { en: 'already shipped', zh: '已出貨' },
  refused_cancelled: { en: 'already cancelled', zh: '已取消過' },
  refused_stale: { en: 'changed by somebody else', zh: '已被其他人修改' },
  'refused_not-found': { en: 'no longer exists', zh: '已不存在' },

  orderTitle: { en: 'Order {{id}}', zh: '訂單 {{id}}' },
  lines: { en: 'Items', zh: '品項' },
  product: { en: 'Product', zh: '商品' },
  quantity: { en: 'Quantity', zh: '數量' },
  timeline: { en: 'Progress', zh: '處理進度' },
  changes: { en: 'Changes in this console', zh: '在此主控台的異動' },
  noChanges: { en: 'Nobody has changed this order here yet.', zh: '還沒有人在這裡修改過這張訂單。' },
  changesFailed: { en: 'The changes could not be loaded.', zh: '無法載入異動紀錄。' },
  missingTitle: { en: 'Order not found', zh: '找不到這張訂單' },
  missingText: {
    en: 'It may be in another sandbox, or the practice data was reset.',
    zh: '它可能在另一個沙盒，或練習資料已重設。',
  },

  emptyTitle: { en: 'No orders yet', zh: '目前沒有訂單' },
  emptyText: {
    en: 'Create your first order in Order Form.',
    zh: '請在「訂單表單」建立第一張訂單。',
  },
  noMatchTitle: { en: 'No orders match these filters', zh: '沒有符合條件的訂單' },
  noMatchText: {
    en: 'Try a wider date or amount range, a shorter search, or reset the filters.',
    zh: '試試放寬日期或金額範圍、縮短搜尋文字，或重設篩選。',
  },
})
