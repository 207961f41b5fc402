import { defineMessages } from '#shared/messages.ts'

export const messages = defineMessages('page5_07', {
  settings: { en: 'Pivot settings', zh: '樞紐設定' },
  rows: { en: 'Rows', zh: '列' },
  columns: { en: 'Columns', zh: '欄' },
  swap: { en: 'Swap rows and columns', zh: '列欄互換' },
  measure: { en: 'Measure', zh: '數值' },
  chart: { en: 'Chart type', zh: '圖表類型' },
  chart_stacked: { en: 'Stacked', zh: '堆疊' },
  chart_bars: { en: 'Bars', zh: '長條' },
  chart_lines: { en: 'Lines', zh: '折線' },
  chart_heat: { en: 'Heat map', zh: '熱圖' },

  status: { en: 'Status', zh: '狀態' },
  anyStatus: { en: 'Any status', zh: '所有狀態' },
  cancelled: { en: 'Cancelled orders', zh: '已取消的訂單' },
  cancelledOut: { en: 'Not counted', zh: '不計入' },
  cancelledIn: { en: 'Counted', zh: '計入' },
  category: { en: 'Category', zh: '類別' },
  anyCategory: { en: 'Any category', zh: '所有類別' },

  byBoth: { en: '{{measure}} by {{rows}} and {{columns}}', zh: '{{measure}}：依{{rows}}與{{columns}}' },
  tableOf: {
    en: 'Pivot table: {{measure}} by {{rows}} and {{columns}}',
    zh: '樞紐表：{{measure}}，依{{rows}}與{{columns}}',
  },
  byAxis: { en: '{{measure}} by {{name}}', zh: '{{measure}}：依{{name}}' },
  largest: {
    en: 'The chart shows the largest {{shown}} of {{count}} columns. The table shows all.',
    zh: '圖表僅顯示 {{count}} 欄中最大的 {{shown}} 欄，表格則顯示全部。',
  },
  total: { en: 'Total', zh: '合計' },
  earlier: { en: 'Earlier', zh: '更早' },
  weekOf: { en: 'Week of {{day}}', zh: '{{day}}當週' },

  orders: { en: 'Orders', zh: '訂單' },
  ordersOf: { en: 'Orders: {{selected}}', zh: '訂單：{{selected}}' },
  ordersText: {
    en: 'The orders behind these numbers. Select a cell, a row or a bar to narrow them down.',
    zh: '這些數字背後的訂單。選取儲存格、列、欄或長條即可縮小範圍。',
  },
  showAll: { en: 'Show all orders', zh: '顯示所有訂單' },
  order: { en: 'Order', zh: '訂單' },
  customer: { en: 'Customer', zh: '客戶' },
  placedAt: { en: 'Placed', zh: '下單時間' },
  counted: { en: 'Counted', zh: '計入金額' },
  orderTotal: { en: 'Order total', zh: '訂單總額' },
  emptyTitle: { en: 'No orders', zh: '沒有訂單' },
  emptyText: { en: 'No orders are counted here.', zh: '此處沒有計入任何訂單。' },
  noMatchTitle: { en: 'No orders match these filters', zh: '沒有符合條件的訂單' },
  noMatchText: { en: 'Change or reset the filters.', zh: '請調整或重設篩選條件。' },
})
